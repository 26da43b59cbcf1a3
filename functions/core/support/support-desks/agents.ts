import { managersOf } from '#core/organizations/organizations/managers-of.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { administratorIds } from '#core/platform/users/administrator-ids.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { siteName } from '#shared/site-name.ts'
import { deskRefusal } from '#shared/support/support-desks/desk-refusal.ts'
import { type DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'
import type { NamedAgent } from '#shared/support/support-requests/shown-request.ts'

/** What someone must be to answer at a desk, beside their role in its organization. */
export const isAgentAt = (deskId: DeskId, { status, deletionDueAt, membershipType }: StoredUser): boolean =>
  status === 'active' &&
  !deletionDueAt &&
  membershipType === (deskId === platformDesk ? 'admin' : 'organization')

/** Those who answer at a desk now: administrators, or owners and managers who pay for the desk. */
export async function agentsOf(deskId: DeskId): Promise<StoredUser[]> {
  const ids =
    deskId === platformDesk
      ? await administratorIds()
      : (await managersOf(deskId)).map(({ userId }) => userId)
  const known = await usersById(ids, { consistent: true })
  return ids.flatMap((id) => known.get(id) ?? []).filter((user) => isAgentAt(deskId, user))
}

export const namedAgent = ({ id, name }: Pick<StoredUser, 'id' | 'name'>): NamedAgent => ({ id, name })

/** The organization of a desk, for one of its agents; for everyone else there is no such desk. */
export async function requireOwnDesk(organizationId: string, userId: string): Promise<Organization> {
  const [organization, agents] = await Promise.all([
    organizations.get({ id: organizationId }, { consistent: true }),
    agentsOf(organizationId as DeskId),
  ])
  if (!organization || !agents.some(({ id }) => id === userId)) throw deskRefusal.notFound()
  return organization
}

/** The name of an organization that is gone. */
export const formerName = 'Former organization'

/** The name under which a desk answers. */
export async function deskNameOf(deskId: DeskId): Promise<string> {
  if (deskId === platformDesk) return siteName
  return (await organizations.get({ id: deskId }))?.name ?? formerName
}

/** Members find an organization that has a page, and can write to it. */
export const takesRequests = ({ status, removed }: Organization): boolean => status === 'active' && !removed

/** Whether members may write to a desk: its organization has a page, and someone answers there. */
export async function isDeskOpen(deskId: DeskId): Promise<boolean> {
  if (deskId === platformDesk) return true
  const [organization, agents] = await Promise.all([
    organizations.get({ id: deskId }, { consistent: true }),
    agentsOf(deskId),
  ])
  return organization !== undefined && takesRequests(organization) && agents.length > 0
}
