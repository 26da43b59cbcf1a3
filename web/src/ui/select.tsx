import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldWiring } from './field-context.ts'

export type SelectProps = ComponentProps<'select'>

/** The platform's own picker: it is the best one on a phone and costs nothing. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...useFieldWiring()} {...rest} className={cx('control control-select', className)} />
      <ChevronsUpDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-dim"
      />
    </span>
  )
}
