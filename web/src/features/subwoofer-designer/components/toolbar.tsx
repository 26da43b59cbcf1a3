import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { chooseSystem, useUnitSystem } from '#web/features/tool-projects/state/units-kept.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useDesigner, useView } from '../state/use-designer.ts'

const systems = [
  { id: 'imperial', label: 'ft³, in' },
  { id: 'metric', label: 'L, mm' },
] as const

/** Undo, redo and the units of all fields. */
export function Toolbar() {
  const designer = useDesigner()
  const canUndo = useView((view) => view.canUndo)
  const canRedo = useView((view) => view.canRedo)
  const system = useUnitSystem()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // What is being typed into a field has an undo of its own.
      if (event.target instanceof HTMLElement && isTyping(event.target)) return
      event.preventDefault()
      if (event.shiftKey) designer.redo()
      else designer.undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [designer])
  return (
    <>
      <Button disabled={!canUndo} onClick={designer.undo}>
        <Undo2 className="size-4" aria-hidden="true" />
        Undo
      </Button>
      <Button disabled={!canRedo} onClick={designer.redo}>
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
