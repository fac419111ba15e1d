/** Icons by name: those in use come in one file, the others in small ones, all put into one SVG sprite in the page. */

const SHARDS = 64
const SVG = 'http://www.w3.org/2000/svg'

let sprite: SVGSVGElement | undefined
const asked = new Set<string>()
const files = new Map<string, Promise<Record<string, string>>>()

/** The number of the file an icon lies in; the same hash as in scripts/icons.mjs. */
export function shard(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % SHARDS
}

function file(name: string): Promise<Record<string, string>> {
  let found = files.get(name)
  if (!found) {
    found = fetch(`/icons/${name}.json`).then((answer) => (answer.ok ? answer.json() : {}))
    files.set(name, found)
  }
  return found
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
    const used = await file('used')
    const path = used[name] ?? (await file(String(shard(name))))[name]
    if (path) add(name, path)
  } catch {
    asked.delete(name)
  }
}
