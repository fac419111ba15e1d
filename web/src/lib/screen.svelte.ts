/** What kind of screen this is: a desk with room for everything at once, or a phone that shows one part at a time. */

const small = matchMedia('(max-width: 899px), (max-height: 559px)')
const flat = matchMedia('(max-height: 559px) and (orientation: landscape)')

export const screen: { phone: boolean; flat: boolean } = $state({ phone: small.matches, flat: flat.matches })

small.addEventListener('change', () => (screen.phone = small.matches))
flat.addEventListener('change', () => (screen.flat = flat.matches))
