import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

export type IconProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'fill' | 'stroke'>

/** The common frame of our own icons: lucide's grid and weight, so that both families mix. */
export function Icon({ children, className = 'size-5', ...rest }: IconProps) {
  return (
    <svg aria-hidden="true" {...rest} className={cx('icon', className)} viewBox="0 0 24 24">
      {children}
    </svg>
  )
}
