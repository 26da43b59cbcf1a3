import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export type NameFieldProps = {
  label: string
  value: string
  maxLength: number
  className?: string
  onChange: (name: string) => void
}

/** A name that is never empty: what is typed counts once the field is left, and an empty field shows the name before. */
export function NameField({ label, value, maxLength, className, onChange }: NameFieldProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const name = typed?.trim()
    setTyped(undefined)
    if (name && name !== value) onChange(name)
  }
  return (
    <Field label={label} {...(className && { className })}>
      <Input
        value={typed ?? value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
          if (key === 'Escape') setTyped(undefined)
        }}
      />
    </Field>
  )
}
