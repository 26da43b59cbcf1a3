import { matchScreen } from './match-screen.ts'
import { screens } from './screens.ts'

/** Fetches the code of a screen when somebody reaches for a link to it, so that it is there at the press. */
export function prefetchScreens(): void {
  const reach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target === '_blank') return
    void matchScreen(screens, link.pathname)
      .entry.load()
      .catch(() => undefined)
  }
  addEventListener('pointerover', reach, { passive: true })
  addEventListener('focusin', reach, { passive: true })
}
