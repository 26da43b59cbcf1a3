import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useSystemDesk } from '../state/use-system-desk.ts'

export type NameFieldProps = { label: string; value: string; onChange: (name: string) => void }

/** A name that is never empty. */
export function NameField({ label, value, onChange }: NameFieldProps) {
  const { desk } = useSystemDesk()
  return (
    <Field label={label}>
      <Input
        value={value}
        maxLength={60}
        onChange={({ target }) => target.value.trim() && onChange(target.value)}
        onBlur={desk.release}
      />
    </Field>
  )
}
