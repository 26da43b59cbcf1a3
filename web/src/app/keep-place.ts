const patienceMs = 5000
const restMs = 300
const hands = ['wheel', 'pointerdown', 'keydown'] as const

type Entry = { key?: string; y?: number } | null

/**
 * Keeps the scroll position of a page with its history entry, and restores it on return. A browser tries that
 * once, when most of a screen has yet to load, and leaves its reader at the bottom of what was there.
 */
export function keepPlace(key: string, isBack: boolean): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const note = () => {
    const entry: Entry = history.state
    // The browser may be at another entry already, whose screen is not there yet.
    if ((entry?.key ?? 'default') === key) history.replaceState({ ...entry, y: scrollY }, '')
  }
  const onScroll = () => {
    clearTimeout(rest)
    rest = setTimeout(note, restMs)
  }
  const follow = () => addEventListener('scroll', onScroll, { passive: true })
  let letGo: (() => void) | undefined
  const y = (history.state as Entry)?.y
  if (isBack && y !== undefined) letGo = hold(y, follow)
  else {
    if (!isBack) note()
    follow()
  }
  return () => {
    letGo?.()
    clearTimeout(rest)
    removeEventListener('scroll', onScroll)
  }
}

/**
 * Continues until the user takes over, even when the page is high enough: what still loads above would push it away.
 */
function hold(y: number, done: () => void): () => void {
  const { style } = document.documentElement
  const growing = new ResizeObserver(() => scrollTo({ top: y, behavior: 'instant' }))
  const letGo = () => {
    growing.disconnect()
    style.overflowAnchor = ''
    clearTimeout(timer)
    for (const hand of hands) removeEventListener(hand, end)
  }
  const end = () => {
    letGo()
    done()
  }
  const timer = setTimeout(end, patienceMs)
  for (const hand of hands) addEventListener(hand, end, { passive: true })
  // Otherwise a browser that keeps the view still moves the page again, after the observer.
  style.overflowAnchor = 'none'
  growing.observe(document.body)
  return letGo
}
