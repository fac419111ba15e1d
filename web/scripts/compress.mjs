// Puts a compressed copy beside every file of the built client that shrinks by it, so that the server has nothing to compress.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const LEAST = 900
const root = new URL('../../src/stavitel/server/client', import.meta.url).pathname
let [before, after] = [0, 0]

function visit(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) visit(path)
    else if (/\.(js|css|html|json|svg|webmanifest)$/.test(entry.name) && statSync(path).size > LEAST) {
      const data = readFileSync(path)
      // The many files of rarely wanted icons are pressed less hard, and once.
      const rare = /\/icons\/\d+\./.test(path)
      const small = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: rare ? 6 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } })
      writeFileSync(`${path}.br`, small)
      if (!rare) writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }))
      before += data.length
      after += small.length
    }
  }
}

visit(root)
console.log(`compressed: ${Math.round(before / 1024)} kB to ${Math.round(after / 1024)} kB`)
