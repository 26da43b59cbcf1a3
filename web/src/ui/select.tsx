import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldWiring } from './field-context.ts'

export type SelectProps = ComponentProps<'select'>

/** The platform's own picker: it is the best one on a phone and costs nothing. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <span className="select-box">
      <select {...useFieldWiring()} {...rest} className={cx('control control-select', className)} />
    </span>
  )
}
