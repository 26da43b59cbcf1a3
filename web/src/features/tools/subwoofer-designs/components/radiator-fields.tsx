import { useState } from 'react'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { radiatorFigures } from '#shared/tools/acoustics/passive-radiator.ts'
import { radiatorTunedTo } from '#shared/tools/subwoofer-designs/aligned-boxes.ts'
import { airOf } from '#shared/tools/subwoofer-designs/engine-design.ts'
import { apparentVolume } from '#shared/tools/subwoofer-designs/ports-of-design.ts'
import type { SavedRadiator } from '#shared/tools/subwoofer-designs/saved-design.ts'
import type { Quantity } from '#shared/tools/units/unit.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesign, useDesigner } from '../state/use-designer.ts'
import { editBox, editRadiator } from './edit-design.ts'

type NumberKey = Exclude<keyof SavedRadiator, 'count'>

const fields: readonly [NumberKey, string, Quantity, number, number][] = [
  ['fs', 'fs', 'frequency', 3, 100],
  ['qms', 'Qms', 'ratio', 0.5, 50],
  ['vas', 'Vas', 'volume', 0.001, 2],
  ['sd', 'Sd', 'area', 0.002, 0.4],
  ['xmax', 'Xmax, one way', 'travel', 0.001, 0.1],
  ['addedMass', 'Added mass, each', 'mass', 0, 5],
]

/** Passive radiators: the values of one without added mass, and the tuning of the box. */
export function RadiatorFields() {
  const designer = useDesigner()
  const box = useDesign((design) => design.box)
  const air = useDesign((design) => design.air)
  const [problem, setProblem] = useState<string>()
  const { radiator } = box
  const { fp, notch } = radiatorFigures(radiator, apparentVolume(box.rear), airOf(air))
  const tune = (tuning: number | undefined) => {
    if (tuning === undefined) return
    const tuned = radiatorTunedTo(box, tuning, air)
    setProblem(isRefusal(tuned) ? tuned.message : undefined)
    if (!isRefusal(tuned)) designer.change(editBox(tuned), 'radiator.tuning')
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Passive radiators</legend>
      <div className="grid grid-cols-2 gap-3">
        <QuantityField
          field="radiator.tuning"
          label="Tuning by added mass"
          quantity="frequency"
          value={fp}
          min={5}
          max={200}
          error={problem}
          onChange={tune}
          onRelease={designer.release}
        />
        <Field label="Radiators">
          <Select
            value={radiator.count}
            onChange={({ target }) => designer.change(editRadiator({ count: Number(target.value) }))}
          >
            {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </Field>
        {fields.map(([key, label, quantity, min, max]) => (
          <QuantityField
            key={key}
            field={`sheet.radiator.${key}`}
            label={label}
            quantity={quantity}
            value={radiator[key]}
            min={min}
            max={max}
            optional={key === 'xmax'}
            onChange={(value) =>
              (value !== undefined || key === 'xmax') &&
              designer.change(editRadiator({ [key]: value }), `radiator.${key}`)
            }
            onRelease={designer.release}
          />
        ))}
      </div>
      <div className="display px-4 py-3">
        <Facts
          facts={[
            ['Tuned to', `${fp.toFixed(1)} Hz`],
            ['Notch at', `${notch.toFixed(1)} Hz`],
          ]}
        />
      </div>
    </fieldset>
  )
}
