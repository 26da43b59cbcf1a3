import type { Me } from '#shared/platform/users/contract.ts'
import { ApiError } from '../api-error.ts'
import { call } from '../call.ts'
import { forgetImpersonation, storedImpersonation } from '../impersonation/stored-impersonation.ts'
import { setPendingEmail } from './pending-email.ts'
import { currentSession, profileUpdates, setSession } from './session-store.ts'
import { hasStoredSession, storedUser } from './stored-session.ts'

const profileTimeoutMs = 15_000

/** Fetches the profile again, such as after its status may have changed. */
export async function reloadProfile(): Promise<void> {
  // Visitors have no profile: the contract comes with the first member.
  const { getMe } = await import('#shared/platform/users/contract.ts')
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), profileTimeoutMs)
  const asker = storedUser()
  const read = () => call(getMe, {}, { signal: timer.signal })
  const before = profileUpdates()
  try {
    const answer = await read()
    // The unread count has no version: an answer that a change has overtaken would bring back the count before it.
    const me = before === profileUpdates() ? answer : await read()
    if (!me.email) throw noProfile('profile_invalid', 'Invalid user profile - missing email')
    if (asker === storedUser() && !isOutdated(me)) setSession({ status: 'signed-in', me })
  } catch (error) {
    if (!timer.signal.aborted) throw error
    throw noProfile('profile_timeout', 'Profile fetch timeout after 15 seconds')
  } finally {
    clearTimeout(timeout)
  }
}

/** An answer may arrive after the answer to a later change. */
function isOutdated({ id, version }: Me): boolean {
  const session = currentSession()
  return session.status === 'signed-in' && session.me.id === id && session.me.version > version
}

const noProfile = (code: string, detail: string) => new ApiError({ status: 0, code, detail })

/** The delays before the profile is asked for again, after no answer or trouble at the platform. */
const pausesMs = [1000, 2000]

const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  !error.code.startsWith('profile_') &&
  (error.status === 0 || error.status === 429 || error.status >= 500)

async function loadProfile(): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await reloadProfile()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await new Promise((over) => setTimeout(over, pauseMs))
  }
  return reloadProfile()
}

/** Finds out who is here when the page starts or another tab has signed in or out. */
export async function loadSession(): Promise<void> {
  if (!hasStoredSession()) return setSession({ status: 'anonymous' })
  try {
    await loadProfile()
  } catch (error) {
    // An administrator who is refused as a member continues as themselves. One without an answer is still
    // both.
    if (storedImpersonation() && error instanceof ApiError && !isPassing(error)) {
      forgetImpersonation()
      return loadSession()
    }
    await leave(error)
  }
}

/** Signed in, but without a usable profile: over everywhere. A missing answer is no reason to forget anyone. */
async function leave(error: unknown): Promise<void> {
  const problem = error instanceof ApiError ? error : undefined
  const over = problem && (problem.status === 403 || problem.code.startsWith('profile_'))
  if (over) {
    const [{ clearSession }, { storedEmail }] = await Promise.all([
      import('./clear-session.ts'),
      import('./stored-email.ts'),
    ])
    if (problem.code === 'email_unverified') setPendingEmail(storedEmail())
    await clearSession()
  }
  setSession({ status: isPassing(error) ? 'unreachable' : 'anonymous' })
  if (problem?.code === 'email_unverified') location.replace('/verify-email')
  else if (over) (await import('#web/ui/toast.ts')).toast.warning(problem.detail)
}
