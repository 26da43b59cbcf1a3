import { type RefObject, useEffect, useState } from 'react'

const fields = 'main :is(input, select, textarea, label)'
const small = '(max-width: 63.99rem), (max-height: 30rem)'

/**
 * Tells whether an overlay would cover a field on a small screen. It then steps aside until there is no field
 * below it.
 */
export function useMakesWay(overlay: RefObject<HTMLElement | null>, isMoving: boolean): boolean {
  const [isInTheWay, setInTheWay] = useState(false)
  useEffect(() => {
    const element = overlay.current
    const main = document.getElementById('main')
    if (!element || !main || !isMoving) return setInTheWay(false)
    const isSmall = matchMedia(small)
    let frame = 0
    const look = () => {
      const isUsed = element.contains(document.activeElement)
      setInTheWay(isSmall.matches && !isUsed && (isTypedInto(main) || liesOverField(element)))
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const growing = new ResizeObserver(lookSoon)
    for (const one of [main, element, document.documentElement]) growing.observe(one)
    const changing = new MutationObserver(lookSoon)
    changing.observe(main, { childList: true, subtree: true })
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const
    for (const event of events) addEventListener(event, lookSoon, { passive: true })
    look()
    return () => {
      cancelAnimationFrame(frame)
      growing.disconnect()
      changing.disconnect()
      for (const event of events) removeEventListener(event, lookSoon)
    }
  }, [overlay, isMoving])
  return isInTheWay
}

/** The keys of a phone come up from below, and leave no room for anything else. */
const isTypedInto = (main: HTMLElement) =>
  main.contains(document.activeElement) && document.activeElement?.matches('input, select, textarea') === true

function liesOverField(overlay: HTMLElement): boolean {
  const { top, bottom, left, right } = overlay.getBoundingClientRect()
  return [...document.querySelectorAll(fields)].some((field) => {
    const box = field.getBoundingClientRect()
    return box.bottom > top && box.top < bottom && box.right > left && box.left < right
  })
}
