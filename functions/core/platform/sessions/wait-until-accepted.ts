import { msUntilAccepted, type SignedOut } from '#shared/platform/sessions/signed-out.ts'
import { poolTime } from './pool-time.ts'

/** A timer may end some milliseconds before its time. */
const earlyMs = 10

/** Holds a sign-in back until its tokens, which tell only the second, are not taken for ended ones. */
export async function waitUntilAccepted(signedOut: SignedOut | undefined): Promise<void> {
  const wait = msUntilAccepted(signedOut, poolTime())
  if (wait > 0) await new Promise((done) => setTimeout(done, wait + earlyMs))
}
