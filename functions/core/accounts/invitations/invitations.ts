import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Invitation } from '#shared/accounts/invitations/invitation.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

export const StoredInvitation = z.object({ ...Invitation.shape, secretHash: z.string() })
export type StoredInvitation = z.infer<typeof StoredInvitation>

const daysKept = 730

/** `gsi1` lists them all, `gsi2` those in one state, `gsi3` those to one address. */
export const invitations = entity({
  name: 'invitation',
  erasure: 'by address',
  schema: StoredInvitation,
  key: ({ id }: { id: string }) => ({ pk: `INVITATION#${id}`, sk: 'INVITATION' }),
  gsi1: ({ id }) => ({ pk: 'INVITATIONS', sk: id }),
  gsi2: ({ id, state }) => ({ pk: `INVITATIONS#${state}`, sk: id }),
  gsi3: ({ id, email }) => ({ pk: `INVITATIONS_TO#${email}`, sk: id }),
  expiresAt: ({ createdAt }) => addTime(createdAt, { days: daysKept }),
})

/** The invitation an address has, so that it has only one at a time; deleted with the invitation. */
export const invitedAddresses = entity({
  name: 'invited-address',
  erasure: 'by address',
  schema: z.object({
    email: z.string(),
    invitationId: z.string(),
    invitedAt: z.optional(z.iso.datetime()),
    version: z.int(),
  }),
  key: ({ email }: { email: string }) => ({ pk: `EMAIL#${email}`, sk: 'INVITATION' }),
  expiresAt: ({ invitedAt }) => invitedAt && addTime(invitedAt, { days: daysKept }),
})
