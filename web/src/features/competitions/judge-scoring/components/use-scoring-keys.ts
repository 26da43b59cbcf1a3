import { useEffect, useRef } from 'react'

/**
 * Handles the keys of a lane and of a sheet, wherever the focus is. Keys with their own meaning keep it:
 * letters in a field, Enter on a button, everything in a dialog.
 */
export function useScoringKeys(press: (key: string) => boolean): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      const target = event.target as Element
      if (target.closest('input, textarea, select, [contenteditable]')) return
      if (event.key === 'Enter' && target.closest('a, button, summary')) return
      if (latest.current(event.key)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** A press with a finger or a mouse leaves the focus, so that the keys go on meaning the same. */
export const keepsFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() }
