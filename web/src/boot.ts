// The first lines of the client: what the address asks for is called at once, its screen and the main program come meanwhile.
import './app.css'
import { callTable } from './lib/early'

const table = /^#\/table\/([^/]+)/.exec(location.hash)?.[1]
if (table) callTable(decodeURIComponent(table))
const lobby = !location.hash || /^#\/?($|new|join)/.test(location.hash)
const screen = table ? import('./screens/TableScreen.svelte') : lobby ? import('./screens/Lobby.svelte') : null
// The letters come while the programs are read, not before them.
void Promise.all([import('./main'), screen]).then(() => {
  for (const font of ["700 16px 'Alegreya'", "400 16px 'Alegreya Sans'", "700 16px 'Alegreya Sans'"]) void document.fonts?.load(font)
})
