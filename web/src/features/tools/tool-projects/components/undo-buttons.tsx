import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'

export type UndoButtonsProps = {
  canUndo: boolean
  canRedo: boolean
  on: { undo: () => void; redo: () => void }
}

/** Undo and redo, also by their keys. */
export function UndoButtons({ canUndo, canRedo, on }: UndoButtonsProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // Typing into a field has its own undo.
      if (event.target instanceof HTMLElement && isTyping(event.target)) return
      event.preventDefault()
      if (event.shiftKey) on.redo()
      else on.undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [on])
  return (
    <div className="flex">
      <IconButton
        label="Undo"
        className="max-sm:w-9"
        title="Undo (Ctrl+Z)"
        icon={<Undo2 className="size-5" aria-hidden="true" />}
        disabled={!canUndo}
        onClick={on.undo}
      />
      <IconButton
        label="Redo"
        className="max-sm:w-9"
        title="Redo (Ctrl+Shift+Z)"
        icon={<Redo2 className="size-5" aria-hidden="true" />}
        disabled={!canRedo}
        onClick={on.redo}
      />
    </div>
  )
}

const isTyping = (element: HTMLElement) =>
  element.matches('textarea, input:not([type=range], [type=radio], [type=checkbox])')
