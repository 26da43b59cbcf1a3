import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldWiring } from './field-context.ts'

export type TextareaProps = ComponentProps<'textarea'>

export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea {...useFieldWiring()} {...rest} className={cx('control', className)} />
}
