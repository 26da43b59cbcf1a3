import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { organizationPeopleQuery } from '../api/organization-people-query.ts'

/** The people of an organization and those it has invited, for administrators. */
export function AdminPeople({ organizationId }: { organizationId: OrganizationId }) {
  const people = useQuery(organizationPeopleQuery(organizationId))
  return (
    <Panel flush title="People">
      {people.isPending && <ListSkeleton rows={2} />}
      {people.isError && !people.data && (
        <QueryFailure
          title="The people did not load"
          error={people.error}
          retrying={people.isFetching}
          onRetry={() => void people.refetch()}
        />
      )}
      {people.data?.people.length === 0 && <p className="px-5 py-4 text-dim">No one is in it.</p>}
      <ul className="divide-y divide-line wrap-anywhere">
        {people.data?.people.map(({ userId, name, pictureUrl, role, since }) => (
          <li key={userId} className="relative flex items-center gap-3 px-5 py-3 hover:bg-raised">
            <Avatar name={name} src={pictureUrl ?? null} size="sm" />
            <p className="min-w-0">
              <Link
                to={`/admin/users/${userId}`}
                className="block font-semibold after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
              <span className="text-sm text-dim">
                {organizationRoles[role]} since {utcDay(since)}
              </span>
            </p>
          </li>
        ))}
        {people.data?.invites.map(({ inviteId, email, role }) => (
          <li key={inviteId} className="px-5 py-3">
            <span className="block">
              <EmailAddress>{email}</EmailAddress>
            </span>
            <span className="text-sm text-dim">Invited as {organizationRoles[role].toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
