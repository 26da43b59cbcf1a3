import * as z from 'zod/mini'
import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { type Organization, OrganizationFields } from '#shared/organizations/organizations/organization.ts'
import { organizationPeople, organizationsOfPartition } from './organization-people.ts'
import { organizations } from './organizations.ts'

const longestName = 120

/** More than anyone has. */
const mostRoles = 100
const { shape } = OrganizationFields

/**
 * Drafts the organization of an account with that membership once it is approved, under the name of the company. Its
 * member goes on from there; one who has an organization already gets no other.
 */
export async function draftForBusiness(
  fact: { id: string; at: string },
  userId: string,
  now: string,
): Promise<void> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (user?.membershipType !== 'organization' || user.deletionDueAt) return
  // Rules for names are younger than some companies: whose name breaks them drafts it themselves.
  const { data: name } = z.safeParse(shape.name, user.companyName?.slice(0, longestName))
  if (!name) return
  const { data: state } = z.safeParse(shape.state, user.state)
  const id = deriveId('org', fact.at, `${fact.id} organization`) as OrganizationId
  const [known, own] = await Promise.all([
    organizations.get({ id }, { consistent: true }),
    organizationPeople.list({ index: 'gsi1', pk: organizationsOfPartition(userId), limit: mostRoles }),
  ])
  if (known || own.items.some(({ role }) => role === 'owner')) return
  const organization: Organization = {
    id,
    name,
    type: 'other',
    description: '',
    city: user.city ?? '',
    ...(state && { state }),
    status: 'draft',
    statusSince: now,
    ownerCount: 1,
    peopleCount: 1,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  await commit(
    organizations.put(organization, { absent: true }),
    organizationPeople.put(
      { organizationId: id, userId, role: 'owner', since: now, version: 1 },
      { absent: true },
    ),
    users.check({ id: userId }, { version: user.version }),
    ...notify(
      {
        userId,
        kind: 'organization_people',
        type: 'info',
        title: 'We drafted your organization',
        message: `Say what ${organization.name} does, then submit it for review.`,
        href: manageOrganizationPath(id),
      },
      now,
    ),
  )
}
