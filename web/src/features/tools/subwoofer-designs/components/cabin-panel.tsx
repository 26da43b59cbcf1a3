import { cabinCorners, cabinLeak, firstCabinMode } from '#shared/tools/acoustics/cabin-bounds.ts'
import type { SavedCabin, SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { MeasuredCabinField } from '#web/features/tools/tool-projects/components/measured-cabin-field.tsx'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesign, useDesigner } from '../state/use-designer.ts'

const presets: readonly { id: string; name: string; cabin: SavedCabin }[] = [
  { id: 'none', name: 'No cabin, half space', cabin: { kind: 'none' } },
  { id: 'van', name: 'Van or SUV', cabin: { kind: 'default', corner: cabinCorners.van, leak: cabinLeak } },
  {
    id: 'midsize',
    name: 'Midsize car',
    cabin: { kind: 'default', corner: cabinCorners.midsize, leak: cabinLeak },
  },
  {
    id: 'compact',
    name: 'Compact car',
    cabin: { kind: 'default', corner: cabinCorners.compact, leak: cabinLeak },
  },
]

/** The cabin, the air, and how fast the air in a port may be. */
export function CabinPanel() {
  const designer = useDesigner()
  const { cabin, air, portLimit } = useDesign((design) => design)
  const set = (change: Partial<SavedDesign>, gesture?: string) =>
    designer.change((design) => ({ ...design, ...change }), gesture)
  const known = presets.find((preset) => JSON.stringify(preset.cabin) === JSON.stringify(cabin))
  const chosen = known?.id ?? (cabin.kind === 'measured' ? 'measured' : 'own')

  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Cabin</legend>
        <Field label="Vehicle">
          <Select
            value={chosen}
            onChange={({ target }) => {
              const preset = presets.find(({ id }) => id === target.value)
              if (preset) set({ cabin: preset.cabin })
            }}
          >
            {presets.map(({ id, name }) => (
              <option key={id} value={id}>
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
              label="Longest inner length"
              quantity="distance"
              value={firstCabinMode(cabin.corner)}
              min={0.6}
              max={17}
              onChange={(length) =>
                length !== undefined &&
                set({ cabin: { ...cabin, corner: firstCabinMode(length) } }, 'cabin.length')
              }
              onRelease={designer.release}
            />
            <QuantityField
              field="cabin.corner"
              label="Gain begins below"
              quantity="frequency"
              value={cabin.corner}
              min={10}
              max={300}
              onChange={(corner) =>
                corner !== undefined && set({ cabin: { ...cabin, corner } }, 'cabin.corner')
              }
              onRelease={designer.release}
            />
            <QuantityField
              field="cabin.leak"
              label="Leaks end it below"
              quantity="frequency"
              value={cabin.leak}
              min={0}
              max={100}
              onChange={(leak) => leak !== undefined && set({ cabin: { ...cabin, leak } }, 'cabin.leak')}
              onRelease={designer.release}
            />
          </div>
        )}
        <MeasuredCabinField cabin={cabin} onRead={(read) => set({ cabin: read })} />
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Air</legend>
        <QuantityField
          field="air"
          label="Temperature, °C"
          quantity="ratio"
          value={air}
          min={-20}
          max={60}
          onChange={(celsius) => celsius !== undefined && set({ air: celsius }, 'air')}
          onRelease={designer.release}
        />
        <QuantityField
          field="portLimit"
          label="Fastest air in a port"
          quantity="velocity"
          value={portLimit}
          min={5}
          max={40}
          hint="17 m/s is quiet, 25 m/s is what competitors put up with."
          onChange={(limit) => limit !== undefined && set({ portLimit: limit }, 'portLimit')}
          onRelease={designer.release}
        />
      </fieldset>
    </div>
  )
}
