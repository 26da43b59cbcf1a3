import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldContext, type FieldWiring } from './field-context.ts'
import { FieldError } from './field-error.tsx'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string
  required?: boolean
  className?: string
  /** One Input, PasswordInput, Textarea or Select: it takes its id and states from here. */
  children: ReactNode
}

export function Field({ label, hint, error, required = false, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = cx(hint != null && hintId, error && errorId)
  const wiring: FieldWiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-dim">
            *
          </span>
        )}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint != null && (
        <p id={hintId} className="text-sm text-dim">
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
