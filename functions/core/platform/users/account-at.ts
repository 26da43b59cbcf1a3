import { emailClaims } from './email-claims.ts'
import { type StoredUser, users } from './users.ts'

/** The complete account with an address, if there is one. What comes of it is for its member alone, never for who asks. */
export async function accountAt(email: string): Promise<StoredUser | undefined> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  return user?.registrationCompleted && user.deletionDueAt === undefined ? user : undefined
}
