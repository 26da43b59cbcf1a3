import {
  organizationInviteKey,
  organizationInvites,
  type StoredInvite,
} from '#core/organizations/organizations/organization-invites.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import type {
  Organization,
  OrganizationFields,
  OrganizationRole,
} from '#shared/organizations/organizations/organization.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const absent = { absent: true } as const

/** Two letters are a term of the search, so that many organizations stay cheap to index. */
export const organizationName = () => `O${crypto.randomUUID().slice(0, 12)}`

export const organizationFields = (more: Partial<OrganizationFields> = {}): OrganizationFields => ({
  name: organizationName(),
  type: 'club',
  description: 'We meet every second Saturday and measure what someone brings along.',
  website: 'https://club.example',
  city: 'Mesa',
  state: 'AZ',
  ...more,
})

/** Stores an organization directly, active unless it is said otherwise, with people in their roles. */
export async function putOrganization(
  people: readonly (readonly [userId: string, role: OrganizationRole])[],
  more: Partial<Organization> = {},
): Promise<Organization> {
  const createdAt = '2026-01-01T00:00:00.000Z'
  const organization: Organization = {
    ...organizationFields(),
    id: newId('org', createdAt),
    status: 'active',
    statusSince: createdAt,
    ownerCount: people.filter(([, role]) => role === 'owner').length,
    peopleCount: people.length,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...more,
  }
  await commit(
    organizations.put(organization, absent),
    ...people.map(([userId, role], index) =>
      organizationPeople.put(
        {
          organizationId: organization.id,
          userId,
          role,
          since: `2026-01-0${(index % 9) + 1}T00:00:00.000Z`,
          version: 1,
        },
        absent,
      ),
    ),
  )
  return organization
}

/** An invitation to an address, by one of the owners. */
export async function putOrganizationInvite(
  organizationId: Organization['id'],
  { email, by, ...more }: { email: string; by: string } & Partial<StoredInvite>,
): Promise<StoredInvite> {
  const createdAt = more.createdAt ?? new Date().toISOString()
  const invite: StoredInvite = {
    ...organizationInviteKey(organizationId, email),
    role: 'manager',
    by,
    toEmail: email,
    createdAt,
    expiresAt: addTime(createdAt, { days: 14 }),
    version: 1,
    ...more,
  }
  await commit(organizationInvites.put(invite, absent))
  return invite
}
