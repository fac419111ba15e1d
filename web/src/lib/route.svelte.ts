/** Where the reader is: the part of the address after `#`, so that secrets in links never reach a server's log. */

function parse(): string[] {
  return decodeURI(location.hash.replace(/^#\/?/, '')).split('/').filter(Boolean)
}

export const route: { path: string[] } = $state({ path: parse() })

addEventListener('hashchange', () => {
  route.path = parse()
  scrollTo(0, 0)
})

export function go(path: string): void {
  location.hash = path
}
