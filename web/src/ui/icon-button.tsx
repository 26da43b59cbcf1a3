import type { ComponentProps, ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './button-class.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Says what the button does, because it has no visible text. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={buttonClass(variant, 'md', `btn-icon ${className ?? ''}`)}
    >
      {icon}
    </button>
  )
}
