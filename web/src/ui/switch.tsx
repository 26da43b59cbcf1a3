import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A setting that takes effect immediately; a choice that is sent with a form is a Checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label className={cx('flex min-h-11 items-center justify-between gap-4', className)}>
      <span>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint != null && (
          <span id={`${id}-hint`} className="block text-sm text-dim">
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself tells whether it is checked
        role="switch"
        className="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint != null ? `${id}-hint` : undefined}
      />
    </label>
  )
}
