import { mount } from 'svelte'
import App from './App.svelte'
import { calledTitle } from './lib/early'
import { settings } from './lib/settings.svelte'
import { learn, ui } from './lib/words.svelte'

void calledTitle.then((title) => learn(settings.lang, title))
// The first number that is said costs a browser much: it is said now, while the table is on its way.
void learn(settings.lang).then(() => ui('chat-unread', { n: 1 }))
const target = document.getElementById('app')
if (target) mount(App, { target })
