/** QR codes of up to 213 bytes (versions 1 to 10, error correction M, byte mode, ISO/IEC 18004), as rows of dark and light modules. */

/** By version: error-correction words per block, and the data words of each block. */
const BLOCKS: readonly [number, readonly number[]][] = [
  [10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]], [16, [27, 27, 27, 27]], [18, [31, 31, 31, 31]], [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]],
]
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = value << 1 > 255 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0)

/** The error-correction words of a block. */
function corrected(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let power = 0; power < count; power++) {
    const next = [...generator, 0]
    generator.forEach((factor, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, EXP[power] ?? 0)))
    generator = next
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)]
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0
    generator.forEach((factor, offset) => (rest[at + offset] = (rest[at + offset] ?? 0) ^ times(factor, lead)))
  }
  return rest.slice(data.length)
}

/** All words of a code, its blocks interleaved. */
function wordsOf(bytes: Uint8Array, version: number): number[] {
  const [checks, sizes] = BLOCKS[version - 1] ?? [0, []]
  const room = sizes.reduce((sum, size) => sum + size, 0)
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  const blocks: number[][] = []
  for (const size of sizes) blocks.push(data.splice(0, size))
  const further = blocks.map((block) => corrected(block, checks))
  const woven: number[] = []
  for (const parts of [blocks, further]) {
    for (let at = 0; at < Math.max(...parts.map((part) => part.length)); at++) for (const part of parts) if (at < part.length) woven.push(part[at] ?? 0)
  }
  return woven
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0, (r) => r % 2 === 0, (_, c) => c % 3 === 0, (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0, (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0, (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** How hard a pattern is to read: the four penalties of the standard. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length
  let sum = 0
  const lines = [...rows, ...rows.map((_, column) => rows.map((row) => row[column] ?? false))]
  for (const line of lines) {
    for (let at = 0, run = 0; at < size; at++) {
      run = at && line[at] === line[at - 1] ? run + 1 : 1
      if (run === 5) sum += 3
      else if (run > 5) sum++
    }
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const bad of ['10111010000', '00001011101']) for (let at = text.indexOf(bad); at >= 0; at = text.indexOf(bad, at + 1)) sum += 40
  }
  for (let r = 1; r < size; r++) for (let c = 1; c < size; c++) if (rows[r]?.[c] === rows[r - 1]?.[c] && rows[r]?.[c] === rows[r]?.[c - 1] && rows[r]?.[c] === rows[r - 1]?.[c - 1]) sum += 3
  const dark = rows.flat().filter(Boolean).length
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}

/** The remainder of a word by a generator, both as bits: for format and version. */
function remainder(value: number, generator: number, length: number): number {
  let rest = value << length
  for (let bit = 31 - Math.clz32(rest); rest && bit >= length; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - length)
  return rest
}

/** The modules of a text as a QR code, dark ones true; nothing if it is too long. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex(([, sizes], at) => sizes.reduce((sum, size) => sum + size, 0) >= bytes.length + (at < 9 ? 2 : 3)) + 1
  if (!version) return []
  const size = 17 + 4 * version
  const rows: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const set = (r: number, c: number, dark: boolean): void => {
    const row = rows[r]
    if (row && c >= 0 && c < size) row[c] = dark
  }
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) {
    for (let r = -1; r < 8; r++) for (let c = -1; c < 8; c++) {
      const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3))
      set(top + r, left + c, ring !== 2 && ring < 4)
    }
  }
  for (let at = 8; at < size - 8; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const centres = ALIGNED[version - 1] ?? []
  for (const y of centres) for (const x of centres) {
    if ((y === 6 && x === 6) || (y === 6 && x === size - 7) || (y === size - 7 && x === 6)) continue
    for (let r = -2; r < 3; r++) for (let c = -2; c < 3; c++) set(y + r, x + c, Math.max(Math.abs(r), Math.abs(c)) !== 1)
  }
  const format = (mask: number): void => {
    const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412 // level M is 00
    for (let at = 0; at < 15; at++) {
      const dark = ((bits >> at) & 1) === 1
      set(at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, 8, dark)
      set(8, at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, dark)
    }
    set(size - 8, 8, true)
  }
  format(0)
  if (version > 6) {
    const bits = (version << 12) | remainder(version, 0x1f25, 12)
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1
      set(Math.floor(at / 3), size - 11 + (at % 3), dark)
      set(size - 11 + (at % 3), Math.floor(at / 3), dark)
    }
  }
  const free = rows.map((row) => row.map((module) => module === null))
  const bits = wordsOf(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((word >> bit) & 1) === 1))
  let next = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const r = up ? size - 1 - step : step
      for (const c of [right, right - 1]) if (free[r]?.[c]) set(r, c, bits[next++] ?? false)
    }
  }
  let best: boolean[][] = []
  let least = Infinity
  const plain = rows.map((row) => row.map((module) => module === true))
  MASKS.forEach((mask, number) => {
    plain.forEach((row, r) => row.forEach((dark, c) => { if (free[r]?.[c]) set(r, c, dark !== mask(r, c)) }))
    format(number)
    const tried = rows.map((row) => row.map((module) => module === true))
    const harm = penalty(tried)
    if (harm < least) [best, least] = [tried, harm]
  })
  return best
}
