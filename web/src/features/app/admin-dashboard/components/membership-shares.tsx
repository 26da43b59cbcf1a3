import { Link } from 'react-router-dom'
import { MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { UserCount } from '#shared/platform/users/user-list-contract.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const sumOf = (counts: readonly UserCount[]) => counts.reduce((total, { count }) => total + count, 0)

/** All accounts by membership, each with its share and leading to its list. */
export function MembershipShares({ counts }: { counts: readonly UserCount[] }) {
  const all = sumOf(counts)
  const suspended = sumOf(counts.filter(({ status }) => status === 'suspended'))
  return (
    <Panel
      title="By membership"
      aside={
        <TextLink to="/admin/users" className="text-sm">
          {all.toLocaleString('en-US')} accounts
        </TextLink>
      }
    >
      <ul>
        {MembershipType.options.map((type) => (
          <Share
            key={type}
            to={`/admin/users?type=${type}`}
            label={membershipLabels[type]}
            count={sumOf(counts.filter(({ membershipType }) => membershipType === type))}
            all={all}
          />
        ))}
        {suspended > 0 && (
          <Share to="/admin/users?status=suspended" label="Suspended" count={suspended} all={all} />
        )}
      </ul>
    </Panel>
  )
}

type ShareProps = { to: string; label: string; count: number; all: number }

const Share = ({ to, label, count, all }: ShareProps) => (
  <li>
    <Link
      to={to}
      className="grid min-h-9 grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-4 text-sm hover:underline"
    >
      {label}
      <span className="h-2 rounded-sm bg-line" aria-hidden="true">
        <span
          className="block h-full rounded-sm bg-dim"
          style={{ width: `${all > 0 ? (count / all) * 100 : 0}%` }}
        />
      </span>
      <span className="readout">{count.toLocaleString('en-US')}</span>
    </Link>
  </li>
)
