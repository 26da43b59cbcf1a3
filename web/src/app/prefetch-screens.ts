import { findScreen } from './find-screen.ts'
import { preloadScreen } from './screen-modules.ts'

/** Fetches the code of a screen when a person reaches for a link to it, so it is there when they press. */
export function prefetchScreens(): void {
  const reach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target === '_blank') return
    void prefetch(link.pathname).catch(() => undefined)
  }
  addEventListener('pointerover', reach, { passive: true })
  addEventListener('focusin', reach, { passive: true })
}

async function prefetch(path: string): Promise<void> {
  await preloadScreen((await findScreen(path)).entry)
}
