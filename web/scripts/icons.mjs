// Sorts the game-icons (CC BY 3.0, game-icons.net) into files the client can fetch and a browser may keep for ever: their names
// carry a hash of what is in them. `client` holds the icons of the client itself, one file per title those whose names stand quoted
// in its source; all icons lie in 64 more, found by the hash of their name, so that a title installed from elsewhere finds its
// icons too. `icons/index.json` lists the files; the build puts that list into the client.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const { icons } = JSON.parse(readFileSync(join(here, '../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'))
const OWN = JSON.parse(readFileSync(join(here, 'own-icons.json'), 'utf8'))
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

const known = (name) => name in OWN || name in icons
const path = (name) => OWN[name] ?? icons[name].body.match(/ d="([^"]+)"/)[1]

const DIE = /^d\d+$/ // a card's key far more often than a picture

/** The icons whose names stand quoted in a text, but for those that are at hand. */
function quoted(text, without = {}) {
  const found = {}
  for (const [, name] of text.matchAll(/["']([a-z0-9]+(?:-[a-z0-9]+)*)["']/g))
    if (known(name) && !(name in without) && !DIE.test(name)) found[name] = path(name)
  return found
}

const read = (folder, pattern) => [...files(folder, pattern)].map((file) => readFileSync(file, 'utf8')).join('\n')
/** What the client draws by itself: many of its other words are names of icons, too. */
const drawn = (text) => [...text.matchAll(/<Icon\b[^>]*>/g)].join('\n')

const out = join(here, '../public/icons')
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
function write(name, content) {
  const text = JSON.stringify(content)
  const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`
  writeFileSync(join(out, file), text)
  return file
}

const client = quoted(drawn(read(join(here, '../src'), /\.svelte$/)))
const index = { client: write('client', client), titles: {}, shards: [] }
const titles = join(here, '../../src/stavitel/titles')
for (const entry of readdirSync(titles, { withFileTypes: true }))
  if (entry.isDirectory() && !entry.name.startsWith('_')) index.titles[entry.name] = write(entry.name, quoted(read(join(titles, entry.name), /\.(py|toml)$/), client))
const shards = Array.from({ length: SHARDS }, () => ({}))
for (const name of [...Object.keys(icons), ...Object.keys(OWN)]) shards[shard(name)][name] = path(name)
index.shards = shards.map((content, number) => write(String(number), content))
writeFileSync(join(out, 'index.json'), JSON.stringify(index))
console.log(`icons: ${Object.keys(client).length} of the client, ${Object.keys(index.titles).length} titles, ${Object.keys(icons).length} in all`)
