import { useEffect, useEffectEvent } from 'react'

/** Handles Control or Command with Z, and with Shift for redo. In a field they undo the typing there. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
    const target = event.target as Element
    if (!isUndo || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
