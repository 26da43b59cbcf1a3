import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { readName } from '../state/read-name.ts'

export type NameFieldProps = {
  label: string
  value: string
  maxLength: number
  className?: string
  /** True when it may be left empty. */
  optional?: boolean
  onChange: (name: string) => void
}

/** A name: it counts once the field is left, and text that cannot be read back shows the name before. */
export function NameField({ label, value, maxLength, className, optional, onChange }: NameFieldProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const name = typed === undefined ? undefined : readName(typed, maxLength, optional)
    setTyped(undefined)
    if (name !== undefined && name !== value) onChange(name)
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
