/** The numbered rules of a title, read from Markdown into blocks that can be searched and linked. */

export type Span = { kind: 'text' | 'bold' | 'italic' | 'code' | 'rule'; text: string } | { kind: 'link'; text: string; href: string }

export interface Block {
  kind: 'heading' | 'rule' | 'item' | 'paragraph' | 'table'
  level: number
  id: string
  spans: Span[]
  rows?: Span[][][]
  plain: string
}

const RULE = /[A-Z]{1,2}\d+(?:\.\d+)*[a-z]?/
const LEAD = new RegExp(`^(?:\\*\\*)?(${RULE.source})(?:\\*\\*)?[.:]?\\s+`)
const INLINE = new RegExp(`\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*|\`([^\`]+)\`|\\[([^\\]]+)\\]\\((https?:[^)\\s]+|#[^)\\s]*)\\)|\\b(${RULE.source.replace('(?:\\.\\d+)*', '(?:\\.\\d+)+')})\\b`, 'g')

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
      blocks.push({ kind: 'heading', level: (heading[1] ?? '#').length, id: LEAD.exec(`${text} `)?.[1] ?? '', spans: spans(text), plain: text.toLowerCase() })
    } else if (/^\s*\|/.test(line)) {
      close()
      if (/^[\s|:-]+$/.test(line)) continue
      const cells = line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => spans(cell.trim()))
      const last = blocks.at(-1)
      if (last?.kind === 'table') {
        last.rows?.push(cells)
        last.plain += ` ${line.toLowerCase()}`
      } else blocks.push({ kind: 'table', level: 0, id: '', spans: [], rows: [cells], plain: line.toLowerCase() })
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

/** The block a rule id names: itself, or the nearest rule above it in the numbering. */
export function findRule(blocks: Block[], rule: string): Block | undefined {
  for (let id = rule; id; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
    const found = blocks.find((block) => block.id === id)
    if (found) return found
  }
  return undefined
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
