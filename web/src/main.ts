import { mount } from 'svelte'
import App from './App.svelte'
import { calledTitle } from './lib/early'
import { settings } from './lib/settings.svelte'
import { learn } from './lib/words.svelte'

void calledTitle.then((title) => learn(settings.lang, title))
void learn(settings.lang)
const target = document.getElementById('app')
if (target) mount(App, { target })
// The first number that is said and the first that is counted cost a browser much: both are done now, while the table is on its way.
new Intl.NumberFormat(settings.lang).format(2)
new Intl.PluralRules(settings.lang).select(2)
