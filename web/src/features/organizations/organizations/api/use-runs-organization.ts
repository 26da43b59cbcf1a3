import { useQuery } from '@tanstack/react-query'
import { getOwnOrganization } from '#shared/organizations/organizations/contract.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { queryOrNull } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session/use-session.ts'

/** Tells whether the member runs an organization, and with that what belongs to it; undefined until it is known. */
export function useRunsOrganization(organizationId: OrganizationId | undefined): boolean | undefined {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const own = useQuery({
    ...queryOrNull('organizations', getOwnOrganization, {
      params: { organizationId: organizationId as OrganizationId },
    }),
    enabled: isMember && organizationId !== undefined,
  })
  if (!organizationId || own.isError) return false
  return own.data === undefined ? undefined : mayInOrganization(own.data?.role, 'events')
}
