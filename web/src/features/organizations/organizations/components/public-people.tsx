import { Link } from 'react-router-dom'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'

type PublicPeopleProps = { organization: Pick<PublicOrganization, 'people' | 'others' | 'isOwned'> }

/** The people of an organization: those with public profiles, and how many others there are. */
export function PublicPeople({ organization: { people, others, isOwned } }: PublicPeopleProps) {
  return (
    <Panel flush title="People">
      <ul className="grid divide-y divide-line empty:hidden">
        {people.map(({ name, role, path, pictureUrl }) => (
          <li key={path} className="relative flex items-center gap-3 px-5 py-3 hover:bg-raised">
            <Avatar name={name} src={pictureUrl ?? null} />
            <p className="min-w-0 wrap-anywhere">
              <Link to={path} className="block font-semibold after:absolute after:inset-0 hover:underline">
                {name}
              </Link>
              <span className="text-sm text-dim">{organizationRoles[role]}</span>
            </p>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className={cx('px-5 py-4 text-dim', people.length > 0 && 'border-t border-line')}>
          {people.length > 0 && 'And '}
          {others === 1 ? '1 person' : `${others} people`} without a public profile
        </p>
      )}
      {!isOwned && (
        <p className={cx('px-5 py-4 text-dim', people.length + others > 0 && 'border-t border-line')}>
          No one runs this page yet.
        </p>
      )}
    </Panel>
  )
}
