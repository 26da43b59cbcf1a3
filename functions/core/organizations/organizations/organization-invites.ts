import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addressId } from '#core/platform/users/address-id.ts'
import {
  OrganizationInvite,
  type OrganizationPerson,
} from '#shared/organizations/organizations/organization.ts'

/** An invitation with the address that an owner typed. */
const StoredInvite = z.object({ ...OrganizationInvite.shape, toEmail: z.string() })
export type StoredInvite = z.infer<typeof StoredInvite>

const invitePrefix = 'INV#'

export const organizationInvitesTo = (email: string) => `EMAIL#${email}#ORGINVITE`
export const organizationInvitesBy = (userId: string) => `USER#${userId}#ORGINVITED`

/** The key of an invitation, which is to an address: no one learns whether it has an account. */
export const organizationInviteKey = <Id extends string>(organizationId: Id, email: string) => ({
  organizationId,
  inviteId: addressId(organizationId, email),
})

/** Invitations, one for each address. `gsi1` lists those to an address, `gsi2` those that someone made. */
export const organizationInvites = entity({
  name: 'organization-invite',
  erasure: 'by its noun',
  schema: StoredInvite,
  key: ({ organizationId, inviteId }: { organizationId: string; inviteId: string }) => ({
    pk: `ORG#${organizationId}`,
    sk: `${invitePrefix}${inviteId}`,
  }),
  gsi1: ({ toEmail, organizationId }) => ({ pk: organizationInvitesTo(toEmail), sk: organizationId }),
  gsi2: ({ by, organizationId, inviteId }) => ({
    pk: organizationInvitesBy(by),
    sk: `${organizationId}#${inviteId}`,
  }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

/** Twice as many as there is room for: some have ended and are not dropped yet. */
const mostInvites = 100

/** The invitations of an organization that still count, the newest first: those by its owners. */
export async function openInvites(
  organizationId: string,
  people: readonly Pick<OrganizationPerson, 'userId' | 'role'>[],
  now: string,
): Promise<StoredInvite[]> {
  const owners = new Set(people.flatMap(({ userId, role }) => (role === 'owner' ? [userId] : [])))
  const { items } = await organizationInvites.list({
    pk: `ORG#${organizationId}`,
    prefix: invitePrefix,
    limit: mostInvites,
    consistent: true,
  })
  return items
    .filter(({ expiresAt, by }) => now < expiresAt && owners.has(by))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

export const withoutAddress = ({ toEmail: _, ...invite }: StoredInvite): OrganizationInvite => invite
