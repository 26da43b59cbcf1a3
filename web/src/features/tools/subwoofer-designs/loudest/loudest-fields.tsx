import { goalRanges, type LoudestGoal } from '#shared/tools/subwoofer-designs/loudest-goal.ts'
import type { Quantity } from '#shared/tools/units/unit.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'

export type LoudestFieldsProps = {
  goal: LoudestGoal
  isSlot: boolean
  onChange: (goal: LoudestGoal) => void
}

const shares = [0.7, 0.85, 1, 1.2, 1.5]
const held = [
  { id: 'note', label: 'At this note' },
  { id: 'music', label: 'From it up' },
] as const

/** The goal of the search for the loudest box. */
export function LoudestFields({ goal, isSlot, onChange }: LoudestFieldsProps) {
  const quantity = (key: keyof typeof goalRanges, label: string, of: Quantity) => (
    <QuantityField
      field={`loudest.${key}`}
      label={label}
      quantity={of}
      value={goal[key]}
      min={goalRanges[key][0]}
      max={goalRanges[key][1]}
      onChange={(value) => value !== undefined && onChange({ ...goal, [key]: value })}
    />
  )
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        {quantity('hz', 'Loudest at', 'frequency')}
        {quantity('volume', 'Box and port within', 'volume')}
        {quantity('width', isSlot ? 'Width of the slot' : 'Widest port', 'length')}
        {quantity('velocity', 'Fastest air', 'velocity')}
        <Field label="Travel, of Xmax">
          <Select
            value={goal.travel}
            onChange={({ target }) => onChange({ ...goal, travel: Number(target.value) })}
          >
            {shares.map((share) => (
              <option key={share} value={share}>
                {Math.round(share * 100)}%
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid justify-items-start gap-1.5">
        <p className="text-sm font-semibold">The limits hold</p>
        <Segmented
          legend="The limits hold"
          name="loudest-held"
          options={held}
          value={goal.held}
          onChange={(next) => onChange({ ...goal, held: next })}
        />
      </div>
    </div>
  )
}
