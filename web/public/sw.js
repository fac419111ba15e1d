// Shows "your turn" when the page is closed, and brings the table to the front when the note is clicked.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data ? event.data.json() : {}
  } catch {
    told = {}
  }
  const words = { cs: 'Jste na tahu', pl: 'Twoja kolej', en: 'Your turn' }
  const lang = (self.navigator.language || 'en').slice(0, 2)
  const name = told.title ? told.title.charAt(0).toUpperCase() + told.title.slice(1) : 'Stavitel'
  const shown = self.registration.showNotification(words[lang] || words.en, {
    body: name,
    tag: told.table || 'stavitel',
    icon: '/favicon.svg',
    data: { path: told.table ? `/#/table/${told.table}` : '/' },
  })
  event.waitUntil(shown)
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path || '/'
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      for (const one of windows) if (new URL(one.url).hash === new URL(path, self.location.origin).hash) return one.focus()
      return self.clients.openWindow(path)
    }),
  )
})
