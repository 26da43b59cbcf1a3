import { useSearchParams } from 'react-router-dom'
import { ownDashboard } from './own-dashboard.ts'
import { safePath } from './safe-path.ts'
import { useSession } from './session/use-session.ts'

const signingIn = /^\/(login|register|pricing|verify-email|forgot-password|reset-password|complete-profile)\b/

const withOrigin = (path: string, origin: string) => {
  const from = safePath(origin)
  return from === '/' || signingIn.test(from) ? path : `${path}?from=${encodeURIComponent(from)}`
}

/** Returns the path of the login screen, which returns to the origin. */
export const loginPath = (origin: string) => withOrigin('/login', origin)

export const completeProfilePath = (origin: string) => withOrigin('/complete-profile', origin)

/**
 * Returns where to go after signing in or completing the account: where the person came from, else their own
 * dashboard.
 */
export function useReturnPath(): string {
  const [search] = useSearchParams()
  const session = useSession()
  const path = safePath(search.get('from'), '/dashboard')
  return session.status === 'signed-in' && !search.has('from')
    ? ownDashboard(path, session.me.membershipType)
    : path
}
