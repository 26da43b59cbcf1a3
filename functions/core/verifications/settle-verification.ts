import type { Write } from '#core/db/write.ts'
import { alreadyDecided, decideVerification } from '#shared/verifications/decide-verification.ts'
import { putVerification } from './put-verification.ts'
import { readVerification } from './read-verification.ts'

/** For an account that is approved past the review: whatever it had submitted no longer waits. */
export async function settleVerification(userId: string, now: string): Promise<Write[]> {
  const verification = await readVerification(userId)
  if (verification.state !== 'submitted') return []
  const settled = decideVerification(verification, { outcome: 'approved' }, now)
  return [putVerification(settled, verification, alreadyDecided)]
}
