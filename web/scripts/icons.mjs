// Sorts the game-icons (CC BY 3.0, game-icons.net) into files the client can fetch: `icons/used.json` holds every icon whose name
// stands quoted in the source of a title or of the client; all others lie in 64 small files, found by the hash of their name,
// so that a title installed from elsewhere finds its icons too.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const { icons } = JSON.parse(readFileSync(join(here, '../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'))
const SHARDS = 64

/** The same hash as in src/lib/icons.ts. */
function shard(name) {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)) >>> 0
  return hash % SHARDS
}

function* files(folder, pattern) {
  let entries = []
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return
  }
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path, pattern)
    else if (pattern.test(entry.name)) yield path
  }
}

const path = (name) => icons[name].body.match(/ d="([^"]+)"/)[1]
const used = {}
const shards = Array.from({ length: SHARDS }, () => ({}))
for (const name of Object.keys(icons)) shards[shard(name)][name] = path(name)

for (const folder of [join(here, '../../src/stavitel/titles'), join(here, '../src'), join(here, '../fixtures')])
  for (const file of files(folder, /\.(py|toml|svelte|ts|json)$/))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/["']([a-z0-9]+(?:-[a-z0-9]+)*)["']/g))
      if (name in icons) used[name] = path(name)

const out = join(here, '../public/icons')
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'used.json'), JSON.stringify(used))
shards.forEach((content, number) => writeFileSync(join(out, `${number}.json`), JSON.stringify(content)))
console.log(`icons: ${Object.keys(used).length} in use, ${Object.keys(icons).length} in all`)
