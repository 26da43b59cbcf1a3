import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { chooseSystem, useUnitSystem } from '../state/units-kept.ts'

const systems = [
  { id: 'imperial', label: 'ft³, in' },
  { id: 'metric', label: 'L, mm' },
] as const

export type ToolToolbarProps = {
  canUndo: boolean
  canRedo: boolean
  on: { undo: () => void; redo: () => void }
}

/** Undo, redo and the units of all fields. */
export function ToolToolbar({ canUndo, canRedo, on }: ToolToolbarProps) {
  const system = useUnitSystem()
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
    <>
      <Button disabled={!canUndo} onClick={on.undo}>
        <Undo2 className="size-4" aria-hidden="true" />
        Undo
      </Button>
      <Button disabled={!canRedo} onClick={on.redo}>
        <Redo2 className="size-4" aria-hidden="true" />
        Redo
      </Button>
      <Segmented
        legend="Units"
        name="units"
        options={systems}
        value={system}
        onChange={(next) => chooseSystem(next)}
      />
    </>
  )
}

const isTyping = (element: HTMLElement) =>
  element.matches('textarea, input:not([type=range], [type=radio], [type=checkbox])')
