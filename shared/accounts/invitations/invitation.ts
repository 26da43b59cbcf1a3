import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Email } from '#shared/platform/users/email.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const InvitationId = idSchema('inv')

/** An open one may have expired: see `expiresAt`. */
export const InvitationState = z.enum(['open', 'accepted', 'revoked'])
export type InvitationState = z.infer<typeof InvitationState>

/** An invitation as an administrator sees it; only the mail knows its secret. */
export const Invitation = z.object({
  id: InvitationId,
  email: Email,
  membershipType: PublicMembershipType,
  message: z.string(),
  /** A business that registers with it does not wait for approval. */
  approveAtOnce: z.boolean(),
  state: InvitationState,
  invitedBy: UserId,
  timesSent: z.int(),
  lastSentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  acceptedAt: z.optional(z.iso.datetime()),
  acceptedBy: z.optional(UserId),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Invitation = z.infer<typeof Invitation>

export const daysToAccept = 7

export const expiryOf = (now: string) => addTime(now, { days: daysToAccept })

/** True if it can be used to register now. */
export const isUsable = ({ state, expiresAt }: Pick<Invitation, 'state' | 'expiresAt'>, now: string) =>
  state === 'open' && now < expiresAt
