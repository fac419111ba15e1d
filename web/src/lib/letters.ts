/** The letters of a table: it is fitted once they are here, so that it need not be fitted twice; but nobody waits long for them. */

const FONTS = ["700 16px 'Alegreya'", "400 16px 'Alegreya Sans'", "700 16px 'Alegreya Sans'"]
const PATIENCE = 1500

let coming: Promise<unknown> | undefined

/** Fetches the letters; resolves when they are here, or have taken too long. */
export function letters(): Promise<unknown> {
  return (coming ??= Promise.race([Promise.allSettled(FONTS.map((font) => document.fonts.load(font))), new Promise((done) => setTimeout(done, PATIENCE))]))
}
