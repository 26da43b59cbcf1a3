const seenForMs = 1000
const largeArea = 242_500

/** How much of an ad has to be in sight: half of it, or less of one that is large. */
export const shareOf = ({ width, height }: { width: number; height: number }): number =>
  width * height >= largeArea ? 0.3 : 0.5

/** Measures when something has been seen for a second on end, once. */
function viewMeter(onSeen: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    see(isSeen: boolean): void {
      if (!isSeen) stop()
      else if (!isOver && timer === undefined)
        timer = setTimeout(() => {
          isOver = true
          onSeen()
        }, seenForMs)
    },
    stop,
  }
}

/**
 * Tells once that an ad has been seen: enough of it for a second on end, its picture loaded, in a tab that is visible
 * and a window that has the focus. The answer ends that.
 */
export function watchView(
  element: Element,
  { share, image, onSeen }: { share: number; image: HTMLImageElement; onSeen: () => void },
): () => void {
  let isInSight = false
  const meter = viewMeter(onSeen)
  const look = () =>
    meter.see(
      isInSight &&
        image.complete &&
        image.naturalWidth > 0 &&
        document.visibilityState === 'visible' &&
        document.hasFocus(),
    )
  const observer = new IntersectionObserver(
    (entries) => {
      isInSight = (entries.at(-1)?.intersectionRatio ?? 0) >= share
      look()
    },
    { threshold: share },
  )
  observer.observe(element)
  const ending = new AbortController()
  const { signal } = ending
  image.addEventListener('load', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('focus', look, { signal })
  // The focus is gone once the event is over, not before.
  addEventListener('blur', () => meter.see(false), { signal })
  return () => {
    ending.abort()
    observer.disconnect()
    meter.stop()
  }
}
