import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Shown = {
  /** The ids of the first and the last message on the screen. */
  first: string | undefined
  last: string | undefined
  /** The reader wrote the last one. */
  isOwn: boolean
}

const nearPixels = 60

/**
 * Keeps the place of someone who reads a list that grows at both ends: at the end one stays there, and elsewhere nothing
 * moves, also when older messages come in above.
 */
export function useKeptPlace({ first, last, isOwn }: Shown): {
  box: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  follow: () => void
  goToEnd: () => void
} {
  const box = useRef<HTMLDivElement>(null)
  const below = useRef(0)
  const shown = useRef({ first, last })
  const [isAtEnd, setAtEnd] = useState(true)
  const follow = () => {
    const element = box.current
    if (!element) return
    below.current = element.scrollHeight - element.clientHeight - element.scrollTop
    setAtEnd(below.current < nearPixels)
  }
  const goToEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    follow()
  }
  // What is in the list changes its height, also where a message only says something else.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = shown.current
    shown.current = { first, last }
    if (below.current < nearPixels || (isOwn && before.last !== last))
      element.scrollTop = element.scrollHeight
    else if (before.first !== first)
      element.scrollTop = element.scrollHeight - element.clientHeight - below.current
    below.current = element.scrollHeight - element.clientHeight - element.scrollTop
  })
  // So does what opens below it.
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      if (below.current < nearPixels) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, isAtEnd, follow, goToEnd }
}
