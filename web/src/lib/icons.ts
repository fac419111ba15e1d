/** Icons by name: those of the client and of the title come in one file each, any other in a small one, all put into one SVG sprite in the page. */

import index from 'virtual:icons'

const SVG = 'http://www.w3.org/2000/svg'

let sprite: SVGSVGElement | undefined
const asked = new Set<string>()
const files = new Map<string, Promise<Record<string, string>>>()
/** The titles whose icons are wanted. */
const titles = new Set<string>()

/** The number of the file an icon lies in; the same hash as in scripts/icons.mjs. */
export function shard(name: string, count = index.shards.length): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % Math.max(1, count)
}

function file(name: string | undefined): Promise<Record<string, string>> {
  if (!name) return Promise.resolve({})
  let found = files.get(name)
  if (!found) {
    found = fetch(`/icons/${name}`).then((answer) => (answer.ok ? answer.json() : {}))
    found.catch(() => files.delete(name))
    files.set(name, found)
  }
  return found
}

/** Fetches the icons of a title, which lie together. */
export function iconsOf(title: string): void {
  if (!title || titles.has(title)) return
  titles.add(title)
  void file(index.titles[title])
}

function add(name: string, path: string): void {
  if (!sprite) {
    sprite = document.createElementNS(SVG, 'svg')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.setAttribute('class', 'sprite')
    document.body.append(sprite)
  }
  const symbol = document.createElementNS(SVG, 'symbol')
  symbol.id = `gi-${name}`
  symbol.setAttribute('viewBox', '0 0 512 512')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  symbol.append(line)
  sprite.append(symbol)
}

/** Sees to it that `#gi-<name>` is or will be in the sprite. */
export async function need(name: string): Promise<void> {
  if (!name || asked.has(name)) return
  asked.add(name)
  try {
    for (const one of [index.client, ...[...titles].map((title) => index.titles[title]), index.shards[shard(name)]]) {
      const path = (await file(one))[name]
      if (path) return add(name, path)
    }
  } catch {
    asked.delete(name)
  }
}
