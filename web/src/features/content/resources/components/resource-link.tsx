import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isOnTheWeb } from '#shared/content/resources/href.ts'
import { cx } from '#web/ui/cx.ts'

type ResourceLinkProps = { href: string; className?: string; children: ReactNode }

/** A link to a screen of this site, or to another site in its own tab, which it announces. */
export function ResourceLink({ href, className, children }: ResourceLinkProps) {
  const classes = cx('hover:underline', className)
  if (!isOnTheWeb(href))
    return (
      <Link discover="none" to={href} className={classes}>
        {children}
      </Link>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classes}>
      {children}
      <ExternalLink aria-hidden="true" className="ml-1.5 inline size-4 align-[-0.125em] text-dim" />
      <span className="sr-only"> (opens another site in a new tab)</span>
    </a>
  )
}
