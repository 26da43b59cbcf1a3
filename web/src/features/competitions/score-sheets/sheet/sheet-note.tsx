import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type SheetNoteProps = {
  label: string
  hint: string
  value: string
  disabled: boolean
  onChange: (words: string) => void
}

/** Words on a sheet, which take no room before there are any. */
export function SheetNote({ label, hint, value, disabled, onChange }: SheetNoteProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && value === '')
    return (
      <Button
        variant="ghost"
        className="min-h-11 justify-start px-0"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <MessageSquarePlus className="size-5" aria-hidden="true" />
        {label}
      </Button>
    )
  return (
    <Field label={label} hint={hint}>
      <Textarea
        rows={2}
        maxLength={500}
        autoFocus={isOpen}
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
