import { useEffect, useRef } from 'react'

type ReviewKeys = { a: () => void; r: () => void; n: () => void }

/** `a` accepts, `r` refuses, `n` moves to the next. During typing or a question, they are letters. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type=checkbox]),textarea,select,dialog')
      if (typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'a' || event.key === 'r' || event.key === 'n') {
        event.preventDefault()
        latest.current[event.key]()
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
