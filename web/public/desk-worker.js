// Keeps a page for when there is no network: the desk of an event, the screen of judges and lanes, or a member's own
// entries. It keeps the page and the hashed files it is made of, and nothing else. An answer of the API is never kept
// here. Each of them is registered with its own scope, and keeps its files apart from the others.
const keptAt = {
  '/my-entries': { cacheName: 'entries-1', keptPage: /^\/my-entries$/ },
  '/judge-scoring': { cacheName: 'scoring-1', keptPage: /^\/judge-scoring$/ },
}
const desk = { cacheName: 'desk-1', keptPage: /^\/events\/[^/]+\/desk$/ }
const { cacheName, keptPage } = keptAt[new URL(registration.scope).pathname] ?? desk

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('message', ({ data }) => {
  if (data && keptPage.test(data.page) && Array.isArray(data.files)) void keep(data)
})

async function keep({ page, files }) {
  const cache = await caches.open(cacheName)
  const wanted = files.filter((file) => typeof file === 'string' && file.startsWith('/assets/'))
  // Files of earlier builds are no longer asked for.
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !wanted.includes(pathname)) await cache.delete(pathname)
  }
  const put = async (path) => {
    const response = await fetch(path).catch(() => undefined)
    if (response?.ok) await cache.put(path, response)
  }
  await Promise.all(wanted.map(async (path) => (await cache.match(path)) || put(path)))
  // Last, so that a page that is there has its files.
  await put(page)
}

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate' && keptPage.test(url.pathname)) event.respondWith(page(request, url))
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

/** A file never changes under its name. Those of the page are kept as they are used. */
async function file(event, url) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(url.pathname)
  if (kept) return kept
  const response = await fetch(event.request)
  const client = event.clientId ? await clients.get(event.clientId) : undefined
  if (response.ok && client && keptPage.test(new URL(client.url).pathname))
    await cache.put(url.pathname, response.clone())
  return response
}
