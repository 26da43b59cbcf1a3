import { amplifierTemplates } from '#shared/tools/diagrams/amplifier-templates.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

export type AmplifierSizeProps = { onChoose: (fields: Readonly<Record<string, unknown>>) => void }

/** Fills in the fields of an amplifier by its size. */
export function AmplifierSize({ onChoose }: AmplifierSizeProps) {
  return (
    <Field label="Fill in by size">
      <Select
        value=""
        onChange={({ target }) => {
          const found = amplifierTemplates.find(({ id }) => id === target.value)
          if (found) onChoose(found.fields)
        }}
      >
        <option value="">Choose a size…</option>
        {amplifierTemplates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
