import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { UserId } from '#shared/platform/users/user.ts'

const StoredGuestClaim = z.object({
  registrationId: RegistrationId,
  eventId: EventId,
  /** The hash of the link that was mailed to the guest. */
  secretHash: z.optional(z.string()),
  /** The owner of the guest’s results. */
  claimedBy: z.optional(UserId),
  claimedAt: z.optional(z.iso.datetime()),
  /** The administrator who joined them, where the guest did not. */
  mergedBy: z.optional(UserId),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type StoredGuestClaim = z.infer<typeof StoredGuestClaim>

/**
 * The owner of a guest’s results at an event, including those that are written later, or again after the member has
 * left.
 */
export const guestClaims = entity({
  name: 'guest-claim',
  erasure: 'kept',
  schema: StoredGuestClaim,
  key: ({ registrationId }: { registrationId: string }) => ({ pk: `GUEST#${registrationId}`, sk: 'CLAIM' }),
})

/** A claim is named for its registration, so that a link finds it and a second mail makes no second claim. */
export const claimIdOf = (registrationId: string) => `gcl_${registrationId.slice('reg_'.length)}`
export const registrationIdOf = (claimId: string) =>
  `reg_${claimId.slice('gcl_'.length)}` as StoredGuestClaim['registrationId']
