import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** While busy the button keeps the focus, ignores presses and shows `busyText`. */
  busy?: boolean
  busyText?: string
}

export function Button({
  variant = 'secondary',
  size = 'md',
  type = 'button',
  busy = false,
  busyText,
  className,
  children,
  onClick,
  onMouseDown,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const hold = (event: MouseEvent<HTMLButtonElement>) => {
    // A field that is left may show an error, which would move this button from under the press.
    if (type === 'submit') event.preventDefault()
    onMouseDown?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onMouseDown={hold}
      onClick={press}
    >
      {busy && <Spinner />}
      {busy && busyText ? busyText : children}
    </button>
  )
}
