import { emailClaims } from '#core/users/email-claims.ts'
import { type StoredUser, users } from '#core/users/users.ts'

/** The member whose address it is, or undefined for an address of nobody. */
export async function memberAt(email: string): Promise<StoredUser | undefined> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  return user?.registrationCompleted && user.deletionDueAt === undefined ? user : undefined
}
