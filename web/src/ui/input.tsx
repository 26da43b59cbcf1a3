import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldWiring } from './field-context.ts'

export type InputProps = ComponentProps<'input'>

export function Input({ className, ...rest }: InputProps) {
  return <input {...useFieldWiring()} {...rest} className={cx('control', className)} />
}
