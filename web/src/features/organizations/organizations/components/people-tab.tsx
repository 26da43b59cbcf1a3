import { useQuery } from '@tanstack/react-query'
import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { organizationPeopleQuery } from '../api/organization-people-query.ts'
import { InvitePanel } from './invite-panel.tsx'
import { OpenInvites } from './open-invites.tsx'
import { PeopleList } from './people-list.tsx'

type PeopleTabProps = { organization: Organization; role: OrganizationRole }

/** Everyone in an organization. Its owners invite others and decide who is what. */
export function PeopleTab({ organization, role }: PeopleTabProps) {
  const people = useQuery(organizationPeopleQuery(organization.id))
  const decides = mayInOrganization(role, 'people')
  const { status, removed } = organization
  if (people.isError && !people.data)
    return (
      <QueryFailure
        title="The people did not load"
        error={people.error}
        retrying={people.isFetching}
        onRetry={() => void people.refetch()}
      />
    )
  if (!people.data)
    return (
      <Panel flush>
        <ListSkeleton rows={3} />
      </Panel>
    )
  return (
    <div className="grid gap-6">
      <PeopleList organization={organization} role={role} people={people.data.people} />
      {decides && status !== 'suspended' && status !== 'archived' && !removed && (
        <InvitePanel organizationId={organization.id} />
      )}
      {decides && <OpenInvites organizationId={organization.id} invites={people.data.invites} />}
    </div>
  )
}
