/**
 * Continues once a part of the page that the user reached for is there. If its file does not arrive, a lost connection
 * costs the press and not the page, and a message says so. A browser asks for a code file only once, hence the reload.
 */
export function whenLoaded(load: () => Promise<unknown>, goOn: () => void): void {
  load().then(goOn, async () => {
    const { toast } = await import('./toast.ts')
    toast.error('That did not load', { description: 'Check your connection and reload the page.' })
  })
}
