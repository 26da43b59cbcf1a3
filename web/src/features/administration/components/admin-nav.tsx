import { NavLink } from 'react-router-dom'
import type { WaitingWork } from '#shared/waiting-work/contract.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { cx } from '#web/ui/cx.ts'
import { type AdminLink, adminGroups, overviewLink } from './admin-links.ts'

type AdminNavProps = { waiting: WaitingWork | undefined; className?: string }

/** The screens of administration, each with what waits there. */
export function AdminNav({ waiting, className }: AdminNavProps) {
  const exists = useKnownScreens()
  const groups = adminGroups
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => exists(href)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <nav aria-label="Administration" className={cx('admin-nav', className)}>
      <NavEntry link={overviewLink} waiting={waiting} />
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2 className="label text-faint">{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <NavEntry link={link} waiting={waiting} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type NavEntryProps = { link: AdminLink; waiting: WaitingWork | undefined }

function NavEntry({ link: { title, href, icon: Icon, counts }, waiting }: NavEntryProps) {
  const shown = waiting && counts?.find(({ of }) => waiting[of] > 0)
  return (
    <NavLink discover="none" to={href} className="admin-link">
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
