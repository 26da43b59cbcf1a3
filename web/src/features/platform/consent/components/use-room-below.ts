import { type RefObject, useLayoutEffect } from 'react'

/** Lets the page scroll far enough that content under an overlay at the bottom can be seen and focused. */
export function useRoomBelow(overlay: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = overlay.current
    if (!element) return
    const root = document.documentElement
    const make = () => {
      const room = `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`
      root.style.scrollPaddingBottom = room
      document.body.style.paddingBottom = room
    }
    const watching = new ResizeObserver(make)
    watching.observe(element)
    make()
    return () => {
      watching.disconnect()
      root.style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
  }, [overlay])
}
