// Keeps the desk of an event for when there is no network: its page and the hashed files it is made of, and nothing else.
// An answer of the API is never kept here.
const cacheName = 'desk-1'
const deskPage = /^\/events\/[^/]+\/desk$/

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('message', ({ data }) => {
  if (data && deskPage.test(data.page) && Array.isArray(data.files)) void keep(data)
})

async function keep({ page, files }) {
  const cache = await caches.open(cacheName)
  const wanted = files.filter((file) => typeof file === 'string' && file.startsWith('/assets/'))
  // Files of builds that are over are not asked for any more.
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !wanted.includes(pathname)) await cache.delete(pathname)
  }
  await Promise.all(
    [page, ...wanted].map(async (path) => {
      if (path !== page && (await cache.match(path))) return
      const response = await fetch(path).catch(() => undefined)
      if (response?.ok) await cache.put(path, response)
    }),
  )
}

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate' && deskPage.test(url.pathname)) event.respondWith(page(request, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(event, url))
})

/** The newest page where the network gives one, else the one that was kept. */
async function page(request, url) {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(url.pathname, response.clone())
    return response
  } catch (error) {
    const kept = await cache.match(url.pathname)
    if (kept) return kept
    throw error
  }
}

/** A file never changes under its name. Those of the desk are kept as they are used. */
async function file(event, url) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(url.pathname)
  if (kept) return kept
  const response = await fetch(event.request)
  const client = event.clientId ? await clients.get(event.clientId) : undefined
  if (response.ok && client && deskPage.test(new URL(client.url).pathname))
    await cache.put(url.pathname, response.clone())
  return response
}
