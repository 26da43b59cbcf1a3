import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps what fills a phone above its keyboard, which iOS lays over the page. Someone who magnifies the page moves over
 * it instead.
 */
export function useKeyboardRoom(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sight = window.visualViewport
    const follow = () => {
      const isCovered = sight && sight.scale === 1 && sight.height < window.innerHeight - 1
      place.current?.style.setProperty('--sight', isCovered ? `${sight.height}px` : '')
      place.current?.style.setProperty('--sight-top', isCovered ? `${sight.offsetTop}px` : '')
    }
    follow()
    for (const change of ['resize', 'scroll']) sight?.addEventListener(change, follow)
    return () => {
      for (const change of ['resize', 'scroll']) sight?.removeEventListener(change, follow)
    }
  }, [place])
}
