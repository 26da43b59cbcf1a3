import { managersOf } from '#core/organizations/organizations/managers-of.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { newsRefusal } from '#shared/newsletter/organization-news/news-refusal.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'

/** What someone must be to write for an organization, beside their role in it. */
const mayWrite = ({ status, deletionDueAt, membershipType }: StoredUser): boolean =>
  status === 'active' && !deletionDueAt && membershipType === 'organization'

/** Those who write for an organization now: its owners and managers who pay for it. */
export async function writersOf(organizationId: string): Promise<StoredUser[]> {
  const ids = (await managersOf(organizationId)).map(({ userId }) => userId)
  const known = await usersById(ids, { consistent: true })
  return ids.flatMap((id) => known.get(id) ?? []).filter(mayWrite)
}

/** The organization, for one who writes for it; for everyone else there is no news. */
export async function requireOwnNews(organizationId: string, userId: string): Promise<Organization> {
  const [organization, writers] = await Promise.all([
    organizations.get({ id: organizationId }, { consistent: true }),
    writersOf(organizationId),
  ])
  if (!organization || !writers.some(({ id }) => id === userId)) throw newsRefusal.notFound()
  return organization
}

/** Throws where an organization writes to no one by now. */
export function requireSending(organization: Organization): void {
  if (isListed(organization)) return
  if (organization.removed) throw organizationRefusal.removed()
  if (organization.status === 'suspended') throw organizationRefusal.suspended()
  if (organization.status === 'archived') throw organizationRefusal.archived()
  throw organizationRefusal.notActive()
}
