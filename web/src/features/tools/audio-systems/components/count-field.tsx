import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

export type CountFieldProps = {
  label: string
  value: number
  min?: number
  max: number
  onChange: (count: number) => void
}

export function CountField({ label, value, min = 1, max, onChange }: CountFieldProps) {
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </Select>
    </Field>
  )
}
