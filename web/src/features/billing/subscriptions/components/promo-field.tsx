import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export type PromoFieldProps = {
  /** The code that counts now; empty for none. */
  code: string
  checking: boolean
  error: string | undefined
  /** The discount of the code, once it is known. */
  description: string | undefined
  onCode: (code: string) => void
}

export function PromoField({ code, checking, error, description, onCode }: PromoFieldProps) {
  const [typed, setTyped] = useState(code)
  if (description !== undefined)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-l-2 border-ok pl-4">
        <p role="status">
          <strong className="readout">{code}</strong>{' '}
          {description && <span className="text-dim">{description}</span>}
        </p>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            setTyped('')
            onCode('')
          }}
        >
          Remove <span className="sr-only">promo code {code}</span>
        </Button>
      </div>
    )
  return (
    <form
      name="promo-code"
      noValidate
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onCode(typed.trim())
      }}
    >
      <Field label="Promo code" className="grow" {...(error && code === typed.trim() && { error })}>
        <Input
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => {
            // When the page rewrites text, the cursor moves to its end, wherever the member is typing.
            const at = target.selectionStart
            target.value = target.value.toUpperCase()
            target.setSelectionRange(at, at)
            setTyped(target.value)
          }}
        />
      </Field>
      <Button type="submit" className="mt-[1.6875rem]" busy={checking} disabled={typed.trim() === ''}>
        Apply
      </Button>
    </form>
  )
}
