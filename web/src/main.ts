import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'

// What the address asks for is fetched while the words are.
if (/^#\/table\//.test(location.hash)) void import('./screens/TableScreen.svelte')
else if (!location.hash || /^#\/?($|new|join)/.test(location.hash)) void import('./screens/Lobby.svelte')

for (const font of ["700 16px 'Alegreya'", "400 16px 'Alegreya Sans'", "700 16px 'Alegreya Sans'"]) void document.fonts?.load(font)

const target = document.getElementById('app')
if (target) mount(App, { target })
