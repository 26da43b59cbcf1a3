import { absorptionOf } from '#shared/tools/subwoofer-designs/absorption-of.ts'
import { apparentVolume } from '#shared/tools/subwoofer-designs/ports-of-design.ts'
import { Fill } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesign, useDesigner } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { editChamber } from './edit-design.ts'

export type ChamberFieldsProps = { part: 'rear' | 'front'; name: string }

const fillNames = { none: 'Nothing', lined: 'Lined walls', stuffed: 'Stuffed' }

/** A chamber: its net air, its filling and its losses. */
export function ChamberFields({ part, name }: ChamberFieldsProps) {
  const designer = useDesigner()
  const chamber = useDesign(({ box }) => box[part])
  const shown = useShown()
  const setVolume = (volume: number | undefined) =>
    volume !== undefined && designer.change(editChamber(part, { volume }), `${part}.volume`)
  const { release } = designer
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{name}</legend>
      <div className="grid grid-cols-2 gap-3">
        <QuantityField
          field={`${part}.volume`}
          label="Exact volume"
          quantity="volume"
          value={chamber.volume}
          min={0.0005}
          max={5}
          onChange={setVolume}
          onRelease={release}
        />
        <Field label="Fill">
          <Select
            value={chamber.fill}
            onChange={({ target }) => designer.change(editChamber(part, { fill: Fill.parse(target.value) }))}
          >
            {Fill.options.map((fill) => (
              <option key={fill} value={fill}>
                {fillNames[fill]}
              </option>
            ))}
          </Select>
        </Field>
        <QuantityField
          field={`${part}.ql`}
          label="Leaks, QL"
          quantity="ratio"
          value={chamber.ql}
          min={1}
          max={1000}
          onChange={(ql) => ql !== undefined && designer.change(editChamber(part, { ql }), `${part}.ql`)}
          onRelease={release}
        />
      </div>
      <p className="text-sm text-dim">
        Absorption QA {absorptionOf(chamber)}
        {chamber.fill === 'stuffed' && `; it seems to hold ${shown.volume(apparentVolume(chamber))}`}.
      </p>
    </fieldset>
  )
}
