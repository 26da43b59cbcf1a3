import { useEffect, useRef } from 'react'

export type ReviewKeys = Partial<Record<'a' | 'r' | 'n' | 'j' | 'k', () => void>>

/** Single letters that work through a queue. During typing or a question, they are letters. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type=checkbox],[type=radio]),textarea,select,dialog')
      if (typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const act = latest.current[event.key.toLowerCase() as keyof ReviewKeys]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
