import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
}
const sizes: Record<ButtonSize, string> = { sm: 'btn-sm', md: '', lg: 'btn-lg' }

/** One look for everything that presses, whether it is a button or a link. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, extra?: string): string {
  return cx('btn', variants[variant], sizes[size], extra)
}
