import { Link, type LinkProps } from 'react-router-dom'
import { cx } from './cx.ts'

export type TextLinkProps = LinkProps

export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link discover="none" {...rest} className={cx('link', className)} />
}
