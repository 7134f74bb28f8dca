// Every screen is the same page. From the second visit on, it comes from the phone.
addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open('floor')
      .then((cache) => cache.add('/'))
      .then(() => skipWaiting()),
  ),
)
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(caches.match('/').then((page) => page ?? fetch(event.request)))
})
