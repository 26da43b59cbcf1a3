/** Runs work that no one waits for once the page has nothing better to do. */
export function whenIdle(work: () => Promise<void>): void {
  const run = () => void work()
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}
