import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { Direction } from './menu-step.ts'

const steps = [
  { direction: 'up', label: 'Up', Icon: ArrowUp },
  { direction: 'down', label: 'Down', Icon: ArrowDown },
  { direction: 'in', label: 'In', Icon: IndentIncrease },
  { direction: 'out', label: 'Out', Icon: IndentDecrease },
] as const

type MoveBarProps = { name: string; onStep: (direction: Direction) => void }

/** Moves the selected entry as dragging does, a step at a time. */
export function MoveBar({ name, onStep }: MoveBarProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Move {name}</legend>
      {steps.map(({ direction, label, Icon }) => (
        <Button key={direction} size="sm" variant="ghost" onClick={() => onStep(direction)}>
          <Icon className="size-4" aria-hidden="true" />
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
