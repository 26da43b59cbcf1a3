const scope = '/events/'

/**
 * Lets this page open without the network: a worker of ours keeps it and its files, never an answer of the API. It is
 * registered here alone. Where a browser has no such workers, the page still works for as long as it stays open.
 */
export async function keepPage(): Promise<void> {
  // What is being developed changes at each request.
  if (!('serviceWorker' in navigator) || document.querySelector('script[src^="/@"]')) return
  try {
    const worker = await activeOf(await navigator.serviceWorker.register('/desk-worker.js', { scope }))
    // What the scanner needs is fetched now, while there is a network.
    await import('../camera/camera-view.tsx')
    await (await import('../camera/code-finder.ts')).fetchFinder()
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname)
    worker?.postMessage({ page: location.pathname, files: [...new Set(files)] })
  } catch {
    // A page that is not kept works as long as it is open.
  }
}

/**
 * The worker as soon as it can be spoken to. The browser's own `ready` waits for one of the address at which this
 * document was opened, which is another one when a link led here.
 */
async function activeOf({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing
  if (!worker || worker.state === 'activated') return worker
  await new Promise<void>((resolve) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }),
  )
  return worker
}
