import type { ComponentProps } from 'react'

export type IconProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'fill' | 'stroke'>

/** The common frame of our own icons: lucide's grid and weight, so that both families mix. */
export function Icon({ children, className = 'size-5', ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      {...rest}
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
