import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { SystemAmplifier } from '#shared/tools/audio-systems/system-study.ts'
import { amplifierTemplates } from '#shared/tools/diagrams/amplifier-templates.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

/** Here an amplifier is bridged as a whole, and its power is known. */
const sizes = amplifierTemplates.flatMap(({ id, name, fields: { bridged, watts, ...fields } }) =>
  bridged === 0 && watts !== undefined ? [{ id, name, watts, ...fields }] : [],
)

export type AddAmplifierProps = { onAdd: (amplifier: SystemAmplifier) => void }

/** An amplifier of a usual size, whose figures can then be typed over. */
export function AddAmplifier({ onAdd }: AddAmplifierProps) {
  const [id, setId] = useState(sizes[0]?.id ?? '')
  const size = sizes.find((one) => one.id === id)
  const add = () => {
    if (!size) return
    const { class: kind, channels, watts, lowest, fuses } = size
    onAdd({
      name: size.name,
      count: 1,
      drives: channels > 2 ? 'speakers' : 'subwoofers',
      class: kind,
      channels,
      bridged: false,
      watts,
      lowest,
      fuses,
    })
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="Usual sizes" className="min-w-0 basis-64">
        <Select value={id} onChange={({ target }) => setId(target.value)}>
          {sizes.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      <Button onClick={add}>
        <Plus className="size-4" aria-hidden="true" />
        Add an amplifier
      </Button>
    </div>
  )
}
