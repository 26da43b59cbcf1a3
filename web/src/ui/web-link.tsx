import type { ReactNode } from 'react'
import { isWebAddress } from '#shared/is-web-address.ts'
import { cx } from './cx.ts'

type WebLinkProps = { href: string; className?: string; blank?: boolean; children?: ReactNode }

/** A link to an address that people entered. One that is not on the public web stays text. */
export function WebLink({ href, className, blank = false, children = href }: WebLinkProps) {
  if (!isWebAddress(href)) return <span className={className}>{children}</span>
  return (
    <a
      href={href}
      className={cx('link', className)}
      rel="nofollow ugc noopener noreferrer"
      {...(blank && { target: '_blank' })}
    >
      {children}
    </a>
  )
}
