/** The numbered rules of a title, read from Markdown into blocks that can be searched and linked. */

export type Span = { kind: 'text' | 'bold' | 'italic' | 'code' | 'rule'; text: string } | { kind: 'link'; text: string; href: string }

export interface Block {
  kind: 'heading' | 'rule' | 'item' | 'paragraph' | 'table'
  level: number
  id: string
  spans: Span[]
  rows?: { id: string; cells: Span[][] }[]
  plain: string
}

const RULE = /[A-Z]{1,2}-?\d+(?:\.\d+)*[a-z]?/
const LEAD = new RegExp(`^(?:\\*\\*)?(${RULE.source})(?:\\*\\*)?[.:]?\\s+`)
/** In a sentence a number is a link where it cannot be anything else: with a dot or a hyphen. */
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\((https?:[^)\s]+|#[^)\s]*)\)|\b([A-Z]{1,2}\d+(?:\.\d+)+[a-z]?|[A-Z]-\d+)\b/g

export function spans(text: string): Span[] {
  const found: Span[] = []
  let last = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > last) found.push({ kind: 'text', text: text.slice(last, match.index) })
    if (match[1] !== undefined) found.push({ kind: 'bold', text: match[1] })
    else if (match[2] !== undefined) found.push({ kind: 'italic', text: match[2] })
    else if (match[3] !== undefined) found.push({ kind: 'code', text: match[3] })
    else if (match[4] !== undefined) found.push({ kind: 'link', text: match[4], href: match[5] ?? '' })
    else found.push({ kind: 'rule', text: match[6] ?? '' })
    last = match.index + match[0].length
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) })
  return found
}

export function readRules(markdown: string): Block[] {
  const blocks: Block[] = []
  let open: { kind: Block['kind']; level: number; id: string; text: string } | null = null
  const close = (): void => {
    if (open) blocks.push({ kind: open.kind, level: open.level, id: open.id, spans: spans(open.text), plain: `${open.id} ${open.text}`.replace(/[*`]/g, '').toLowerCase() })
    open = null
  }
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    const item = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/.exec(line)
    if (heading) {
      close()
      const text = heading[2] ?? ''
      const id = LEAD.exec(`${text} `)?.[1] ?? ''
      const said = text.startsWith(id) && id ? [{ kind: 'bold' as const, text: id }, ...spans(text.slice(id.length))] : spans(text)
      blocks.push({ kind: 'heading', level: (heading[1] ?? '#').length, id, spans: said, plain: text.toLowerCase() })
    } else if (/^\s*\|/.test(line)) {
      close()
      if (/^[\s|:-]+$/.test(line)) continue
      const cells = line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => spans(cell.trim()))
      const row = { id: LEAD.exec(`${line.replace(/^[\s|]+/, '')} `)?.[1] ?? '', cells }
      const last = blocks.at(-1)
      if (last?.kind === 'table') {
        last.rows?.push(row)
        last.plain += ` ${line.toLowerCase()}`
      } else blocks.push({ kind: 'table', level: 0, id: '', spans: [], rows: [row], plain: line.toLowerCase() })
    } else if (item) {
      close()
      const text = item[2] ?? ''
      const lead = LEAD.exec(text)
      open = { kind: lead ? 'rule' : 'item', level: Math.floor((item[1] ?? '').length / 2), id: lead?.[1] ?? '', text: lead ? text.slice(lead[0].length) : text }
    } else if (!line.trim() || /^---+$/.test(line)) close()
    else if (open) open.text += ` ${line.trim()}`
    else {
      const lead = LEAD.exec(line)
      open = { kind: lead ? 'rule' : 'paragraph', level: 0, id: lead?.[1] ?? '', text: lead ? line.slice(lead[0].length) : line.trim() }
    }
  }
  close()
  return blocks
}

/** The place a rule id names: itself, or the nearest rule above it in the numbering. */
export function findRule(blocks: Block[], rule: string): string {
  const known = new Set(blocks.flatMap((block) => [block.id, ...(block.rows ?? []).map((row) => row.id)]))
  for (let id = rule; id; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') if (known.has(id)) return id
  return ''
}

/** The rule an event comes from: as it says itself, as its title cites it for a thing it speaks of, or for all events of its kind. */
export function citedBy(cites: Readonly<Record<string, string>>, event: { id: string; args?: Record<string, unknown> | undefined }): string {
  const key = event.id.replace(/^tell-/, '')
  const args = event.args ?? {}
  if (typeof args['rule'] === 'string') return args['rule']
  for (const value of Object.values(args)) {
    const thing = typeof value === 'string' ? value : ((value as { card?: unknown } | null)?.card ?? '')
    const found = typeof thing === 'string' && thing ? cites[`${key}:${thing}`] : undefined
    if (found) return found
  }
  return cites[key] ?? ''
}

/** Blocks with all the words, and the headings above them. */
export function search(blocks: Block[], query: string): Block[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return blocks
  const found: Block[] = []
  let heading: Block | null = null
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block
    else if (words.every((word) => block.plain.includes(word))) {
      if (heading) found.push(heading)
      heading = null
      found.push(block)
    }
  }
  return found
}
