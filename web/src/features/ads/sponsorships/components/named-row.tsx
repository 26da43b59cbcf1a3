import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type NamedRowProps = {
  name: string
  logoUrl: string | undefined
  about: string
  /** Its page, where it has one. */
  to: string | undefined
  /** What stands below it, and what can be done with it. */
  more?: ReactNode
  children?: ReactNode
}

/** A team or a sponsor in a list. */
export const NamedRow = ({ name, logoUrl, about, to, more, children }: NamedRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={logoUrl ?? null} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {to ? <TextLink to={to}>{name}</TextLink> : name}
        </span>
        <span className="block text-sm text-dim">{about}</span>
        {more && <span className="block text-sm text-dim">{more}</span>}
      </span>
    </span>
    {children && <span className="ml-auto flex flex-wrap items-center gap-2">{children}</span>}
  </li>
)
