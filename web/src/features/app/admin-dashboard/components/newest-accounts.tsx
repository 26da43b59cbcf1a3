import { Link } from 'react-router-dom'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { UserRow } from '#shared/platform/users/user-row.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The accounts that were registered last. */
export function NewestAccounts({ users }: { users: readonly UserRow[] }) {
  return (
    <Panel
      flush
      title="Newest accounts"
      aside={
        <TextLink to="/admin/users" className="text-sm">
          Show all<span className="sr-only">: Newest accounts</span>
        </TextLink>
      }
    >
      {users.length === 0 && <p className="px-4 py-7 text-dim">No one has signed up yet.</p>}
      <ul className="divide-y divide-line">
        {users.map(({ id, name, profileImage, membershipType, createdAt }) => (
          <li key={id} className="relative flex items-center gap-3 px-4 py-3 hover:bg-raised">
            <Avatar name={name} src={profileImage} size="sm" />
            <div className="min-w-0">
              <Link
                to={`/admin/users/${id}`}
                className="block font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
              <span className="block text-sm text-dim">
                {membershipLabels[membershipType]}, <TimeAgo at={createdAt} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
