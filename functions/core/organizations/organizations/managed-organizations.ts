import { getMany } from '#core/platform/db/get-many.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { organizationPeople, organizationsOfPartition } from './organization-people.ts'

/** More than anyone belongs to. */
const most = 100

/** The organizations for which someone runs what they hold. */
export async function organizationsManagedBy(userId: string): Promise<string[]> {
  const pk = organizationsOfPartition(userId)
  const { items } = await organizationPeople.list({ index: 'gsi1', pk, limit: most })
  return items
    .filter(({ role }) => mayInOrganization(role, 'events'))
    .map(({ organizationId }) => organizationId)
}

/** Those of these organizations for which someone runs what they hold. */
export async function managedAmong(
  ids: readonly (string | undefined)[],
  userId: string,
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))]
  const rows = await getMany(
    wanted.map((organizationId) => organizationPeople.key({ organizationId, userId })),
  )
  return new Set(
    rows
      .map(organizationPeople.read)
      .filter(({ role }) => mayInOrganization(role, 'events'))
      .map(({ organizationId }) => organizationId),
  )
}
