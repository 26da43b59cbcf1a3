import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { peopleOf } from './organization-people.ts'

const mostOwners = 3

/** Organizations as administrators read them, with their owners. */
export async function adminOrganizations(listed: readonly Organization[]): Promise<AdminOrganization[]> {
  const owners = await Promise.all(
    listed.map(async ({ id, ownerCount }) => (ownerCount > 0 ? ownersOf(id) : [])),
  )
  const [users, contact] = await Promise.all([
    usersById(owners.flat()),
    listed.some(({ type }) => type === 'platform') ? readContactSettings() : undefined,
  ])
  return listed.map((organization, at) => ({
    ...organization,
    owners: (owners[at] ?? []).map((userId) => {
      const user = users.get(userId)
      return {
        userId,
        name: user ? publicName(user) : 'Former member',
        isActive: user !== undefined && user.status !== 'suspended' && !user.deletionDueAt,
      }
    }),
    ...(organization.type === 'platform' &&
      contact && {
        systemConfig: {
          ...(contact.email && { contactEmail: contact.email }),
          ...(contact.phone && { contactPhone: contact.phone }),
          showPhoneInFooter: contact.showPhoneInFooter,
        },
      }),
  }))
}

export async function adminOrganization(organization: Organization): Promise<AdminOrganization> {
  const [one] = await adminOrganizations([organization])
  return one as AdminOrganization
}

async function ownersOf(organizationId: string) {
  const people = await peopleOf(organizationId)
  return people
    .filter(({ role }) => role === 'owner')
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .slice(0, mostOwners)
    .map(({ userId }) => userId)
}
