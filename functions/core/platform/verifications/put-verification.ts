import type { Write } from '#core/platform/db/write.ts'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { verifications } from './verifications.ts'

/** The next version of a verification; the first is the one that must not be there yet. */
export const putVerification = (next: Verification, read: Verification, refused?: () => Error): Write =>
  verifications.put(next, read.version === 0 ? { absent: true } : { version: read.version }, refused)
