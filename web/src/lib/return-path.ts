import { useSearchParams } from 'react-router-dom'
import { safePath } from './safe-path.ts'

const signingIn = /^\/(login|register|pricing|verify-email|forgot-password|reset-password|complete-profile)\b/

const withOrigin = (path: string, origin: string) => {
  const from = safePath(origin)
  return from === '/' || signingIn.test(from) ? path : `${path}?from=${encodeURIComponent(from)}`
}

/** The login screen, which leads back to the origin. */
export const loginPath = (origin: string) => withOrigin('/login', origin)

export const completeProfilePath = (origin: string) => withOrigin('/complete-profile', origin)

/** Where to go once signed in or completed: where the person came from, else the dashboard. */
export function useReturnPath(): string {
  const [search] = useSearchParams()
  return safePath(search.get('from'), '/dashboard')
}
