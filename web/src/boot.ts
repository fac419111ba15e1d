// The first lines of the client: what the address asks for is called at once, its screen and the main program come meanwhile.
import './app.css'
import { callTable } from './lib/early'
import { letters } from './lib/letters'

const table = /^#\/table\/([^/]+)/.exec(location.hash)?.[1]
if (table) callTable(decodeURIComponent(table))
const lobby = !location.hash || /^#\/?($|new|join)/.test(location.hash)
if (table) void import('./screens/TableScreen.svelte')
else if (lobby) void import('./screens/Lobby.svelte')
// The letters come after the main program, while the screen is on its way; a table asks for them once its words are here.
void import('./main').then(() => table || letters())
