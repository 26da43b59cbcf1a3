import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { knownOf } from '#core/platform/db/known-keys.ts'
import { SignedOut } from '#shared/platform/sessions/signed-out.ts'
import { fieldsBeforeChoice, ProfileField, User } from '#shared/platform/users/user.ts'

/** A profile with what the server alone knows about it; no answer shows more than `User`. */
export const StoredUser = z.object({
  ...User.shape,
  publicFields: z._default(knownOf(ProfileField), fieldsBeforeChoice),
  signedOut: z.optional(SignedOut),
  /**
   * The time the mailed code of the registration came back; unknown for accounts from before it was recorded.
   */
  emailProvenAt: z.optional(z.iso.datetime()),
  /**
   * More than one registration was made before the address was verified: no one gets in before a password is chosen by
   * mail.
   */
  contested: z.optional(z.boolean()),
  /**
   * The member’s name at the pool, if the profile has a different one: the pool lost its user, who was made
   * again.
   */
  poolUserId: z.optional(z.string()),
  /** When they wished for the newsletter as they registered, until the registration is complete. */
  newsletterAskedAt: z.optional(z.iso.datetime()),
  /** Addresses that were the member’s until then: what was sent there is erased with the account. */
  formerAddresses: z.optional(z.array(z.object({ email: z.string(), until: z.iso.datetime() }))),
})
export type StoredUser = z.infer<typeof StoredUser>

/** Profiles. The id is Cognito's `sub`, so one read by key turns a token into an actor. */
export const users = entity({
  name: 'user',
  erasure: 'with the member',
  schema: StoredUser,
  key: ({ id }: { id: string }) => ({ pk: `USER#${id}`, sk: 'PROFILE' }),
  counted: ['loginCount', 'failedLoginAttempts'],
})
