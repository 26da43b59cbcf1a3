import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'

/** The gain of the box: a figure, or the curve of a design. */
export function BoxFields() {
  const { calculator } = useDesk()
  const { box } = useSystem()
  if (box.kind === 'curve')
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">The curve of {box.name}</span>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => calculator.changeSystem({ box: { kind: 'gain', db: 0 } })}
        >
          Enter a figure instead
        </Button>
      </div>
    )
  return (
    <QuantityField
      field="spl.box"
      label="The box adds"
      quantity="level"
      value={box.db}
      {...boundsOf('boxGain')}
      hint="0 for a sealed box above its corner, 3 to 6 near the tuning of a vented one."
      onChange={(db) => db !== undefined && calculator.changeSystem({ box: { kind: 'gain', db } }, 'box')}
      onRelease={calculator.release}
    />
  )
}
