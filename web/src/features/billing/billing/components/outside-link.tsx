import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

type OutsideLinkProps = { href: string; children: ReactNode }

/** A link to a page of a payment provider. */
export const OutsideLink = ({ href, children }: OutsideLinkProps) => (
  <a className="link inline-flex items-center gap-1.5" href={href} target="_blank" rel="noreferrer">
    {children}
    <ExternalLink className="size-4" aria-hidden="true" />
    <span className="sr-only">(opens another site in a new tab)</span>
  </a>
)
