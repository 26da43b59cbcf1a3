import { emailClaims } from '#core/platform/users/email-claims.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'

/** The member with this address, or undefined if no member has it. */
export async function memberAt(email: string): Promise<StoredUser | undefined> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  return user?.registrationCompleted && user.deletionDueAt === undefined ? user : undefined
}
