import { firstCabinMode } from '#shared/tools/acoustics/cabin-bounds.ts'
import type { TableValue } from '#shared/tools/pro-tools/tool-tables.ts'
import type { SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'
import { CabinImport } from './cabin-import.tsx'

type Presets = TableValue<'cabins'>['presets']

const presetOf = (cabin: SplSystem['cabin'], presets: Presets) =>
  presets.findIndex(
    ({ corner, leak }) => cabin.kind === 'default' && cabin.corner === corner && cabin.leak === leak,
  )

/** The cabin: one by name, by its figures, as it was measured, or none. */
export function CabinFields() {
  const { calculator, settings } = useDesk()
  const { cabin, cabinVolume } = useSystem()
  const { presets } = settings.cabins
  const known = presetOf(cabin, presets)
  const chosen = cabin.kind === 'default' ? (known < 0 ? 'own' : String(known)) : cabin.kind
  const { release } = calculator
  const choose = (value: string) => {
    const preset = presets[Number(value)]
    if (value === 'none') calculator.changeSystem({ cabin: { kind: 'none' } })
    else if (preset)
      calculator.changeSystem({ cabin: { kind: 'default', corner: preset.corner, leak: preset.leak } })
  }
  return (
    <div className="grid gap-3">
      <Field label="Vehicle">
        <Select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="none">No cabin, half space</option>
          {presets.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
          {chosen === 'own' && <option value="own">By the figures below</option>}
          {chosen === 'measured' && <option value="measured">Measured curve</option>}
        </Select>
      </Field>
      {cabin.kind === 'default' && (
        <div className="grid grid-cols-2 gap-3">
          <QuantityField
            field="cabin.length"
            label="Longest interior dimension"
            quantity="distance"
            digits={1}
            value={firstCabinMode(cabin.corner)}
            min={0.6}
            max={17}
            onChange={(length) =>
              length !== undefined &&
              calculator.changeSystem({ cabin: { ...cabin, corner: firstCabinMode(length) } }, 'length')
            }
            onRelease={release}
          />
          <QuantityField
            field="cabin.leak"
            label="Cabin leaks below"
            quantity="frequency"
            value={cabin.leak}
            {...boundsOf('leak')}
            onChange={(leak) =>
              leak !== undefined && calculator.changeSystem({ cabin: { ...cabin, leak } }, 'leak')
            }
            onRelease={release}
          />
        </div>
      )}
      {cabin.kind !== 'none' && (
        <QuantityField
          field="cabin.volume"
          label="Cabin volume"
          quantity="volume"
          digits={0}
          value={cabinVolume}
          {...boundsOf('cabinVolume')}
          optional
          placeholder="Not known"
          hint="Sets the displacement limit."
          onChange={(volume) => calculator.changeSystem({ cabinVolume: volume }, 'cabinVolume')}
          onRelease={release}
        />
      )}
      <CabinImport />
    </div>
  )
}
