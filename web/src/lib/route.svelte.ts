/** Where the reader is: the part of the address after `#`, or the path of a link that the server made (`/seat/<secret>`). */

function parse(): string[] {
  const path = location.hash ? location.hash.replace(/^#\/?/, '') : location.pathname
  return decodeURI(path).split('/').filter(Boolean)
}

export const route: { path: string[] } = $state({ path: parse() })

addEventListener('hashchange', () => {
  route.path = parse()
  scrollTo(0, 0)
})

export function go(path: string): void {
  if (location.pathname !== '/') history.replaceState(null, '', `/#${path}`)
  if (location.hash === `#${path}`) dispatchEvent(new HashChangeEvent('hashchange'))
  else location.hash = path
}
