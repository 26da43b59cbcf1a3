import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Tells whether an element has come near the window: how far below that is can be said. What has been near stays so.
 */
export function useNear<E extends Element>(margin = '600px'): [place: RefObject<E | null>, isNear: boolean] {
  const place = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, margin])
  return [place, isNear]
}
