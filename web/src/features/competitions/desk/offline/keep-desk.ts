import { keepPage } from '#web/lib/keep-page.ts'

/** Lets the desk open without the network, with its scanner. */
export const keepDesk = (): Promise<void> =>
  keepPage('/events/', async () => {
    await import('../components/complete-dialog.tsx')
    await import('../camera/camera-view.tsx')
    await (await import('../camera/code-finder.ts')).fetchFinder()
  })
