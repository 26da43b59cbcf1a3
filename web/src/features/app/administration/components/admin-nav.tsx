import { NavLink, useLocation } from 'react-router-dom'
import type { WaitingWork } from '#shared/platform/waiting-work/contract.ts'
import { cx } from '#web/ui/cx.ts'
import type { AdminLink } from '../admin-link.ts'
import type { adminGroups } from './admin-links.ts'

type AdminNavProps = {
  groups: ReturnType<typeof adminGroups>
  waiting: WaitingWork | undefined
  className?: string
}

/** The screens of administration, each with its waiting work. */
export function AdminNav({ groups, waiting, className }: AdminNavProps) {
  const { pathname } = useLocation()
  // A screen may lie below another that has an entry: only the nearest entry is the current one.
  const current = groups
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((href) => `${pathname}/`.startsWith(`${href}/`))
    .toSorted((one, other) => other.length - one.length)[0]
  return (
    <nav aria-label="Administration" className={cx('admin-nav', className)}>
      {groups.map(({ title, links }) => (
        <div key={title ?? ''}>
          {title && <h2 className="label text-faint">{title}</h2>}
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <NavEntry link={link} isCurrent={link.href === current} waiting={waiting} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type NavEntryProps = { link: AdminLink; isCurrent: boolean; waiting: WaitingWork | undefined }

function NavEntry({ link: { title, href, icon: Icon, counts }, isCurrent, waiting }: NavEntryProps) {
  const shown = waiting && counts?.find(({ of }) => waiting[of] > 0)
  return (
    <NavLink discover="none" to={href} end={!isCurrent} className="admin-link">
      <Icon className="size-4" aria-hidden="true" />
      <span className="min-w-0 grow truncate">{title}</span>
      {shown && (
        <span className={cx('readout', shown.isFailure ? 'text-clip-ink' : 'text-signal-ink')}>
          {waiting[shown.of].toLocaleString('en-US')}
          <span className="sr-only"> {shown.words}</span>
        </span>
      )}
    </NavLink>
  )
}
