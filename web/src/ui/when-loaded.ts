/**
 * Continues once a part of the page that the user reached for has loaded. If its file does not arrive, a lost
 * connection costs only the press, and a message says so. A browser requests a code file only once, hence the
 * reload.
 */
export function whenLoaded(load: () => Promise<unknown>, goOn: () => void): void {
  load().then(goOn, async () => {
    const { toast } = await import('./toast.ts')
    toast.error('That did not load', { description: 'Check your connection and reload the page.' })
  })
}
