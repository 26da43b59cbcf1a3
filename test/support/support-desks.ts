import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import type { User } from '#shared/platform/users/user.ts'
import { feedMember } from './feed-member.ts'
import { putOrganization } from './organizations.ts'
import { sharedCloud } from './shared-cloud.ts'

/** A member whose membership brings a desk, signed in. */
export const anOrganizer = (fields: Partial<User> = {}) =>
  feedMember(sharedCloud().url, { membershipType: 'organization', name: 'Olive Owner', ...fields })

/** An organization whose desk is open: its owner pays for one, and others have the roles that are given. */
export async function putDesk(
  others: readonly (readonly [userId: string, role: OrganizationRole])[] = [],
  more: Partial<Organization> = {},
) {
  const owner = await anOrganizer()
  const organization = await putOrganization([[owner.userId, 'owner'], ...others], more)
  return { organizationId: organization.id, organization, owner }
}
