import { Link } from 'react-router-dom'
import { MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import { AccountStatus } from '#shared/platform/users/user.ts'
import type { UserCount } from '#shared/platform/users/user-list-contract.ts'
import { statusWord } from '#web/features/platform/users/components/standing-badges.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'

/**
 * The numbers of accounts by status and by membership. Each figure links to its list, even before it has
 * loaded.
 */
export function StandingFigures({ counts }: { counts: readonly UserCount[] | undefined }) {
  const figure = (isMeant: (count: UserCount) => boolean) =>
    counts
      ?.filter(isMeant)
      .reduce((total, { count }) => total + count, 0)
      .toLocaleString('en-US') ?? '…'
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Link to="/admin/users" className="rounded-md">
          <StatTile label="Accounts" value={figure(() => true)} />
        </Link>
        {AccountStatus.options.map((status) => (
          <Link key={status} to={`/admin/users?status=${status}`} className="rounded-md">
            <StatTile label={statusWord(status)} value={figure((one) => one.status === status)} />
          </Link>
        ))}
      </div>
      <Panel title="By membership">
        <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {MembershipType.options.map((type) => (
            <li key={type}>
              <Link
                to={`/admin/users?type=${type}`}
                className="flex min-h-9 items-center justify-between gap-4 border-b border-line hover:underline"
              >
                {membershipLabels[type]}
                <span className="readout">{figure(({ membershipType }) => membershipType === type)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
