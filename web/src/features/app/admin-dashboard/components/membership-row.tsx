import { Link } from 'react-router-dom'
import { MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { UserCount } from '#shared/platform/users/user-list-contract.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const sumOf = (counts: readonly UserCount[]) =>
  counts.reduce((total, { count }) => total + count, 0).toLocaleString('en-US')

/** All accounts by membership, each number leading to its list. */
export function MembershipRow({ counts }: { counts: readonly UserCount[] }) {
  const suspended = counts.filter(({ status }) => status === 'suspended')
  return (
    <Panel
      title="By membership"
      aside={
        <TextLink to="/admin/users" className="text-sm">
          {sumOf(counts)} accounts
        </TextLink>
      }
    >
      <ul className="flex flex-wrap gap-x-6">
        {MembershipType.options.map((type) => (
          <li key={type}>
            <Figure
              to={`/admin/users?type=${type}`}
              label={membershipLabels[type]}
              value={sumOf(counts.filter(({ membershipType }) => membershipType === type))}
            />
          </li>
        ))}
        {suspended.length > 0 && (
          <li>
            <Figure to="/admin/users?status=suspended" label="Suspended" value={sumOf(suspended)} />
          </li>
        )}
      </ul>
    </Panel>
  )
}

function Figure({ to, label, value }: { to: string; label: string; value: string }) {
  return (
    <Link to={to} className="flex min-h-9 items-center gap-2 text-sm hover:underline">
      {label}
      <span className="readout">{value}</span>
    </Link>
  )
}
