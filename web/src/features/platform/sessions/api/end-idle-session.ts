import { endSession } from '#shared/platform/sessions/contract.ts'
import { call } from '#web/lib/call.ts'
import { forgetImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { removeCsrfToken } from '#web/lib/session/csrf-token.ts'
import { endHere, setSession } from '#web/lib/session/session-store.ts'
import { forgetStoredSession, hasStoredSession, storedToken } from '#web/lib/session/stored-session.ts'
import { claimsOf } from '#web/lib/session/token-claims.ts'
import { toast } from '#web/ui/toast.ts'

const patienceMs = 3000

/** All tabs come here at the same moment: the first one ends the session, each says so. */
export async function endIdleSession(minutes: number): Promise<void> {
  await endHere(async () => {
    if ('locks' in navigator) await navigator.locks.request('end-session', endStored)
    else await endStored()
  })
  queryClient.clear()
  setSession({ status: 'anonymous' })
  toast.warning(`You were logged out after ${minutes} minutes without activity. Please log in again.`)
}

/** Also voids the tokens of this browser, if the server can be reached; other devices stay signed in. */
async function endStored(): Promise<void> {
  if (!hasStoredSession()) return
  forgetImpersonation()
  const sessionId = storedSessionId()
  if (sessionId)
    await call(
      endSession,
      { params: { sessionId } },
      { signal: AbortSignal.timeout(patienceMs), last: true },
    ).catch(() => undefined)
  forgetStoredSession()
  removeCsrfToken()
}

/** The id of this browser’s sign-in, as its access token says, expired or not. */
function storedSessionId(): string | undefined {
  const token = storedToken(0)
  return token && claimsOf(token)?.origin_jti
}
