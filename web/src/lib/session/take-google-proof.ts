import { endSession } from '#shared/platform/sessions/contract.ts'
import { toast } from '#web/ui/toast.ts'
import { call } from '../call.ts'
import type { Destination } from './destination.ts'
import { redeemCode, type UnderWay } from './google-sign-in.ts'
import { reloadProfile } from './load-session.ts'
import { storeSession } from './store-session.ts'
import { storedToken } from './stored-session.ts'
import { claimsOf } from './token-claims.ts'

/** The fresh login takes the place of the present one, if it is the same person’s; else everything stays as it was. */
export async function takeGoogleProof(
  { from, verifier }: UnderWay,
  code: string | null,
): Promise<Destination> {
  const tokens = code ? await redeemCode(code, verifier).catch(() => undefined) : undefined
  const present = claimsOf(storedToken(0) ?? '')
  if (!tokens) toast.warning('Google did not confirm that it’s you. Please try again.')
  else if (claimsOf(tokens.access_token)?.sub !== present?.sub)
    toast.warning('That is a different account. Choose the Google account that you log in with here.')
  else {
    // The order matters: every page hears of the end, and must then find the new sign-in.
    storeSession(tokens)
    await endLogin(present?.origin_jti)
    await reloadProfile().catch(() => undefined)
  }
  return { path: from }
}

async function endLogin(sessionId: string | undefined): Promise<void> {
  if (sessionId) await call(endSession, { params: { sessionId } }).catch(() => undefined)
}
