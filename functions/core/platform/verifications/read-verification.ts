import { newVerification, type Verification } from '#shared/platform/verifications/verification.ts'
import { verifications } from './verifications.ts'

/** A member’s verification as it is now; an empty one if none was started. */
export async function readVerification(userId: string): Promise<Verification> {
  return (await verifications.get({ userId }, { consistent: true })) ?? newVerification(userId)
}
