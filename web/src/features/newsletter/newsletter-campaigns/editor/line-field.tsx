import { useRef } from 'react'
import { insertText } from '#web/lib/insert-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { namePlaceholder } from './placeholders.ts'

type LineFieldProps = {
  label: string
  most: number
  value: string
  onChange: (value: string) => void
  required?: boolean
  hint?: string
  error?: string | undefined
}

/** A line of a mail, with a button that inserts the name of its reader. */
export function LineField({ label, most, value, onChange, required = false, hint, error }: LineFieldProps) {
  const area = useRef<HTMLDivElement>(null)
  const insert = () => {
    const input = area.current?.querySelector('input')
    if (input) insertText(input, namePlaceholder)
  }
  return (
    <div ref={area} className="grid justify-items-start gap-2">
      <Field
        label={label}
        required={required}
        className="w-full"
        {...(hint && { hint })}
        {...(error && { error })}
      >
        <Input
          type="text"
          autoComplete="off"
          maxLength={most}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <Button size="sm" variant="ghost" onClick={insert}>
        Insert<span className="sr-only"> into {label.toLowerCase()}</span> <code>{namePlaceholder}</code>
      </Button>
    </div>
  )
}
