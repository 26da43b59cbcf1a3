import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addressId } from '#core/platform/users/address-id.ts'
import { TeamInvite } from '#shared/community/teams/team.ts'

/** An invitation with the address that the team typed. */
const StoredInvite = z.object({ ...TeamInvite.shape, toEmail: z.optional(z.string()) })
export type StoredInvite = z.infer<typeof StoredInvite>

export const invitePrefix = 'INV#'
export const invitesTo = (userId: string) => `USER#${userId}#TEAMINVITE`
export const invitesToAddress = (email: string) => `EMAIL#${email}#TEAMINVITE`
export const invitesBy = (userId: string) => `USER#${userId}#TEAMINVITED`

/** The key of an invitation, which is to an address: the team does not learn whether it has an account. */
export const inviteKey = <T extends string>(teamId: T, email: string) => ({
  teamId,
  userId: addressId(teamId, email),
})

/** False for requests, and for invitations from before they were kept by address. */
export const isToAddress = (invite: StoredInvite): invite is StoredInvite & { toEmail: string } =>
  invite.toEmail !== undefined && invite.userId === addressId(invite.teamId, invite.toEmail)

/**
 * Invitations by address and requests by member, one a team. `gsi1` lists those of an address or a person, `gsi2` those
 * that someone made for others.
 */
export const teamInvites = entity({
  name: 'team-invite',
  erasure: 'by its noun',
  schema: StoredInvite,
  key: ({ teamId, userId }: { teamId: string; userId: string }) => ({
    pk: `TEA#${teamId}`,
    sk: `${invitePrefix}${userId}`,
  }),
  gsi1: (invite) => ({
    pk: isToAddress(invite) ? invitesToAddress(invite.toEmail) : invitesTo(invite.userId),
    sk: `${invite.createdAt}#${invite.teamId}`,
  }),
  gsi2: ({ userId, by, createdAt, teamId }) =>
    by === userId ? undefined : { pk: invitesBy(by), sk: `${createdAt}#${teamId}#${userId}` },
  expiresAt: ({ expiresAt }) => expiresAt,
})

const invitesAPage = 100

/** Each of those that a query finds, page by page. */
export async function* eachInvite(
  where: { pk: string; prefix?: string; index?: 'gsi1' | 'gsi2' },
  consistent = false,
): AsyncGenerator<StoredInvite> {
  let cursor: string | undefined
  do {
    const page = await teamInvites.list({
      ...where,
      limit: invitesAPage,
      cursor,
      newestFirst: true,
      ...(consistent && { consistent }),
    })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
