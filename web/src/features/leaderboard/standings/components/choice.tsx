import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

/** One of several; one is always chosen. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <Field label={label}>
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
