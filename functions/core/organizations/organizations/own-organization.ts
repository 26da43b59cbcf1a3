import type { StoredUser } from '#core/platform/users/users.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import type { Organization, OrganizationPerson } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import { findOrganization, personIn } from './find-organization.ts'
import {
  organizationInviteKey,
  organizationInvites,
  type StoredInvite,
  withoutAddress,
} from './organization-invites.ts'

/** An invitation to someone’s address that still counts. */
export async function inviteTo(
  organization: Organization,
  { email }: Pick<StoredUser, 'email'>,
  now: string,
): Promise<StoredInvite | undefined> {
  const key = organizationInviteKey(organization.id, email)
  const invite = await organizationInvites.get(key, { consistent: true })
  if (!invite || !isOpen(invite, organization, now)) return undefined
  return isByOwner(await personIn(organization.id, invite.by)) ? invite : undefined
}

/** None from an organization that is no more, or not for now. */
export const isOpen = (
  { expiresAt }: Pick<StoredInvite, 'expiresAt'>,
  { status, removed }: Pick<Organization, 'status' | 'removed'>,
  now: string,
): boolean => now < expiresAt && status !== 'archived' && status !== 'suspended' && !removed

/** An owner who was replaced or taken out does not come back by an invitation of their own. */
export const isByOwner = (inviter: Pick<OrganizationPerson, 'role'> | undefined): boolean =>
  inviter?.role === 'owner'

/** What someone is in an organization, and what waits for their answer. Others read only what has a page. */
export async function ownOrganization(id: string, user: StoredUser, now: string): Promise<OwnOrganization> {
  const [organization, me] = await Promise.all([findOrganization(id), personIn(id, user.id)])
  if (me) return { organization, role: me.role }
  const invite = await inviteTo(organization, user, now)
  if (!invite && !hasPage(organization)) throw organizationRefusal.notFound()
  return { organization: forOthers(organization), ...(invite && { invite: withoutAddress(invite) }) }
}

/** What administrators wrote to its people is theirs. */
export const forOthers = ({ reason: _, ...organization }: Organization): Organization => organization
