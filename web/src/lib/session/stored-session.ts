import { kept } from '#web/lib/kept-in-browser.ts'
import { forgetImpersonation } from '../impersonation/stored-impersonation.ts'
import { pageConfig } from '../page-config.ts'
import { queryClient } from '../query-client.ts'
import { claimsOf } from './token-claims.ts'

const prefix = () => `CognitoIdentityServiceProvider.${pageConfig().userPoolClientId}`

/**
 * The key under which Amplify keeps the signed-in user. Its presence shows that there is a session before
 * Amplify is loaded.
 */
export const signedInKey = () => `${prefix()}.LastAuthUser`

/** The user who signed in here, by the pool's name for them. */
export const storedUser = (): string | null => kept.get(signedInKey())

export const hasStoredSession = (): boolean => storedUser() !== null

export const tokenKey = (user: string, name: string) => `${prefix()}.${user}.${name}`

/** The milliseconds by which the clock of the user pool is ahead of this computer’s, as it was at the last sign-in. */
export const poolAheadMs = (): number => Number(kept.get(tokenKey(storedUser() ?? '', 'clockDrift')) ?? 0)

/** The access token as Amplify stored it, while it is good for another minute. */
export function storedToken(now: number): string | undefined {
  const user = storedUser()
  const token = user && kept.get(tokenKey(user, 'accessToken'))
  if (!token) return undefined
  return (claimsOf(token)?.exp ?? 0) * 1000 > now + 60_000 ? token : undefined
}

/** The time of the last activity here, in milliseconds. All tabs share it. */
export const lastActivityKey = 'last_activity_at'

/**
 * Forgets the tokens, when they no longer work and no one must be notified, and everything that was read with
 * them: the next person to log in on this page may be someone else.
 */
export function forgetStoredSession(): void {
  queryClient.clear()
  forgetImpersonation()
  kept.remove(lastActivityKey)
  for (const key of kept.names()) {
    if (key.startsWith(prefix())) kept.remove(key)
  }
}
