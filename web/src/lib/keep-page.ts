import { loadAlsoKept } from './also-kept.ts'

/**
 * Lets a page open without the network: a service worker keeps it and its files, never an answer of the API.
 * Each page that needs this registers it for itself alone, and `load` fetches what the page may need later.
 * In a browser without service workers, the page still works for as long as it stays open.
 */
export async function keepPage(scope: string, load?: () => Promise<unknown>): Promise<void> {
  // A page under development changes with each request.
  if (!('serviceWorker' in navigator) || document.querySelector('script[src^="/@"]')) return
  try {
    const worker = await activeIn(await navigator.serviceWorker.register('/desk-worker.js', { scope }))
    // Without a network nothing renews an expired session, but that does not end it.
    await Promise.all([
      import('./session/renewal.ts'),
      import('#shared/platform/sessions/contract.ts'),
      // A logout says what has not been sent.
      import('./session/sign-out.ts'),
      import('#web/ui/toast.ts'),
      loadAlsoKept(),
      load?.(),
    ])
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname)
    worker.postMessage({ page: location.pathname, files: [...new Set(files)] })
  } catch {
    // A page that is not kept works as long as it is open.
  }
}

/** The worker of a registration as soon as it works; a page that was opened elsewhere is never under it. */
function activeIn({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = installing ?? waiting
  if (active || !coming)
    return active ? Promise.resolve(active) : Promise.reject(new Error('No worker came.'))
  return new Promise((resolve, reject) =>
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming)
      if (coming.state === 'redundant') reject(new Error('The worker did not start.'))
    }),
  )
}
