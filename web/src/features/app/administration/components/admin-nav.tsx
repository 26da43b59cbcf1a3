import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { WaitingWork } from '#shared/platform/waiting-work/contract.ts'
import { cx } from '#web/ui/cx.ts'
import type { AdminLink } from '../admin-link.ts'
import { type AdminGroup, linksIn } from './admin-links.ts'
import { keepUnfolded, keptUnfolded } from './unfolded-groups.ts'

type AdminNavProps = {
  groups: readonly AdminGroup[]
  waiting: WaitingWork | undefined
  className?: string
}

/** The screens of administration, each with its waiting work. */
export function AdminNav({ groups, waiting, className }: AdminNavProps) {
  const { pathname } = useLocation()
  const [unfolded, setUnfolded] = useState(keptUnfolded)
  // A screen may lie below another that has an entry: only the nearest entry is the current one.
  const current = groups
    .flatMap((group) => linksIn(group).map(({ href }) => href))
    .filter((href) => `${pathname}/`.startsWith(`${href}/`))
    .toSorted((one, other) => other.length - one.length)[0]
  const holdsCurrent = (group: AdminGroup) => linksIn(group).some(({ href }) => href === current)
  // Until someone chooses, the group of this screen is open.
  const first =
    groups.find((group) => group.title && holdsCurrent(group)) ?? groups.find(({ title }) => title)
  const fold = (title: string, isOpen: boolean) => {
    const chosen = { ...unfolded, [title]: isOpen }
    setUnfolded(chosen)
    keepUnfolded(chosen)
  }
  return (
    <nav aria-label="Administration" className={cx('admin-nav', className)}>
      {groups.map((group) =>
        group.title ? (
          <Group
            key={group.title}
            title={group.title}
            group={group}
            isOpen={unfolded[group.title] ?? group === first}
            onFold={(isOpen) => fold(group.title ?? '', isOpen)}
            current={current}
            waiting={waiting}
          />
        ) : (
          <Sections key="" group={group} current={current} waiting={waiting} />
        ),
      )}
    </nav>
  )
}

type SectionsProps = { group: AdminGroup; current: string | undefined; waiting: WaitingWork | undefined }

type GroupProps = SectionsProps & { title: string; isOpen: boolean; onFold: (isOpen: boolean) => void }

function Group({ title, isOpen, onFold, ...sections }: GroupProps) {
  const id = useId()
  const work = isOpen ? 0 : waitingIn(sections.group, sections.waiting)
  return (
    <div>
      <h2>
        <button
          type="button"
          className="admin-group label"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onFold(!isOpen)}
        >
          <span className="grow text-left">{title}</span>
          {work > 0 && (
            <span className="readout text-signal-ink">
              {work.toLocaleString('en-US')}
              <span className="sr-only"> waiting</span>
            </span>
          )}
          <ChevronDown className="size-4" aria-hidden="true" />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        <Sections {...sections} />
      </div>
    </div>
  )
}

const Sections = ({ group, current, waiting }: SectionsProps) =>
  group.sections.map(({ title, links }) => (
    <div key={title ?? ''}>
      {title && <h3 className="admin-section">{title}</h3>}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <NavEntry link={link} isCurrent={link.href === current} waiting={waiting} />
          </li>
        ))}
      </ul>
    </div>
  ))

const shownCount = ({ counts }: AdminLink, waiting: WaitingWork | undefined) =>
  waiting && counts?.find(({ of }) => waiting[of] > 0)

/** The sum of what the entries of a folded group show. */
function waitingIn(group: AdminGroup, waiting: WaitingWork | undefined): number {
  return linksIn(group).reduce((sum, link) => {
    const shown = shownCount(link, waiting)
    return sum + (shown && waiting ? waiting[shown.of] : 0)
  }, 0)
}

type NavEntryProps = { link: AdminLink; isCurrent: boolean; waiting: WaitingWork | undefined }

function NavEntry({ link, isCurrent, waiting }: NavEntryProps) {
  const { title, href, icon: Icon } = link
  const shown = shownCount(link, waiting)
  return (
    <NavLink discover="none" to={href} end={!isCurrent} className="admin-link">
      <Icon className="size-4" aria-hidden="true" />
      <span className="min-w-0 grow truncate">{title}</span>
      {shown && waiting && (
        <span className={cx('readout', shown.isFailure ? 'text-clip-ink' : 'text-signal-ink')}>
          {waiting[shown.of].toLocaleString('en-US')}
          <span className="sr-only"> {shown.words}</span>
        </span>
      )}
    </NavLink>
  )
}
