/**
 * Goes on once a part of the page is there that somebody reached for. Where its file does not come, a lost connection
 * costs the press and not the page, and that is said. A browser asks for a file of code once only, hence the reload.
 */
export function whenLoaded(load: () => Promise<unknown>, goOn: () => void): void {
  load().then(goOn, async () => {
    const { toast } = await import('./toast.ts')
    toast.error('That did not load', { description: 'Check your connection and reload the page.' })
  })
}
