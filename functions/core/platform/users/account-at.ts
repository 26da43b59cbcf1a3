import { emailClaims } from './email-claims.ts'
import { type StoredUser, users } from './users.ts'

export type AccountAt = {
  /** Its member, if they have completed it and are not about to leave. */
  member?: StoredUser
  /** Whose preferences decide about mails, whatever the state of the account. */
  userId?: StoredUser['id']
  /** False for an account that is suspended or about to be deleted: nothing is sent to it. */
  isReached: boolean
}

/** The account with an address. What comes of it is for its member alone, never for who asks. */
export async function accountAt(email: string): Promise<AccountAt> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  return accountOf(claim && (await users.get({ id: claim.userId }, { consistent: true })))
}

/** The same of a member who is known already. */
export function accountOf(user: StoredUser | undefined): AccountAt {
  if (!user) return { isReached: true }
  const isLeaving = user.deletionDueAt !== undefined
  return {
    ...(user.registrationCompleted && !isLeaving && { member: user }),
    userId: user.id,
    isReached: !isLeaving && user.status !== 'suspended',
  }
}
