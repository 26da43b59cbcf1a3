import { storedToken } from '#web/lib/session/stored-session.ts'
import { claimsOf } from '#web/lib/session/token-claims.ts'

/** The id of this browser’s sign-in, as its access token says, expired or not. */
export function storedSessionId(): string | undefined {
  const token = storedToken(0)
  return token && claimsOf(token)?.origin_jti
}
