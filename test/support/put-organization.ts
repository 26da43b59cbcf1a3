import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'

const absent = { absent: true } as const

/** Stores an organization directly, an active one unless it is said otherwise, with its people in their roles. */
export async function putOrganization(
  people: readonly [userId: string, role: OrganizationRole][] = [],
  more: Partial<Organization> = {},
): Promise<Organization> {
  const now = new Date().toISOString()
  const organization: Organization = {
    id: newId('org', now),
    name: `Org ${crypto.randomUUID().slice(0, 8)}`,
    type: 'club',
    description: 'We meet every second Saturday and measure whatever someone brings along.',
    city: 'Mesa',
    state: 'AZ',
    status: 'active',
    statusSince: now,
    ownerCount: people.filter(([, role]) => role === 'owner').length,
    peopleCount: people.length,
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...more,
  }
  const { id: organizationId } = organization
  await commit(
    organizations.put(organization, absent),
    ...people.map(([userId, role]) =>
      organizationPeople.put({ organizationId, userId, role, since: now, version: 1 }, absent),
    ),
  )
  return organization
}
