import type { Write } from '#core/platform/db/write.ts'
import type { User } from '#shared/platform/users/user.ts'
import { settleSubmission } from '#shared/platform/verifications/decide-verification.ts'
import { putVerification } from './put-verification.ts'
import { readVerification } from './read-verification.ts'

/** For an account whose standing is changed past the review: whatever it had submitted waits no longer than it should. */
export async function settleVerification(
  user: Pick<User, 'id' | 'membershipType' | 'status'>,
  now: string,
  refused?: () => Error,
): Promise<Write[]> {
  const verification = await readVerification(user.id)
  const settled = settleSubmission(verification, user, now)
  return settled ? [putVerification(settled, verification, refused)] : []
}
