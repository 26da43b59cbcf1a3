import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Brings the entry that the address names into view and marks it. The server does not see that part of the
 * address.
 */
export function useLinkedEntry(id: string): { ref: RefObject<HTMLLIElement | null>; marked: boolean } {
  const { hash, key } = useLocation()
  const ref = useRef<HTMLLIElement>(null)
  const [marked, setMarked] = useState(false)
  const linked = hash === `#${id}`
  useEffect(() => {
    setMarked(linked)
    // Each visit of the link scrolls here, including a repeated one.
    if (linked && key) ref.current?.scrollIntoView({ block: 'start' })
  }, [linked, key])
  return { ref, marked }
}
