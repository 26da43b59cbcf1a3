import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field-error.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  const described = cx(hint != null && `${id}-hint`, error && `${id}-error`)
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label className="flex min-h-6 items-start gap-3">
        <input
          {...rest}
          type="checkbox"
          className="check"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint != null && (
        <p id={`${id}-hint`} className="pl-9 text-sm text-dim">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
