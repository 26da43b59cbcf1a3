import { keepPage } from '#web/lib/keep-page.ts'

/** Lets the desk open without the network, with its scanner and its list. */
export const keepDesk = (): Promise<void> =>
  keepPage('/events/', async () => {
    await Promise.all([
      import('../camera/camera-view.tsx'),
      import('../components/complete-dialog.tsx'),
      import('../components/entries-tab.tsx'),
    ])
    await (await import('../camera/code-finder.ts')).fetchFinder()
  })
