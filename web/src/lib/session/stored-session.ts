import { pageConfig } from '../page-config.ts'

const prefix = () => `CognitoIdentityServiceProvider.${pageConfig().userPoolClientId}`

/** Where Amplify keeps who signed in; its presence says that there is a session, before Amplify is loaded. */
export const signedInKey = () => `${prefix()}.LastAuthUser`

export const hasStoredSession = (): boolean => localStorage.getItem(signedInKey()) !== null

/** The access token as Amplify stored it, while it is good for another minute. */
export function storedToken(now: number): string | undefined {
  const user = localStorage.getItem(signedInKey())
  const token = user && localStorage.getItem(`${prefix()}.${user}.accessToken`)
  if (!token) return undefined
  return expiresAt(token) > now + 60_000 ? token : undefined
}

function expiresAt(token: string): number {
  try {
    const payload = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''
    return (JSON.parse(atob(payload)) as { exp: number }).exp * 1000
  } catch {
    return 0
  }
}

/** When anybody last did anything here, in milliseconds; all tabs share it. */
export const lastActivityKey = 'last_activity_at'

/** Forgets the tokens, for when they no longer work and nobody needs to be told. */
export function forgetStoredSession(): void {
  localStorage.removeItem(lastActivityKey)
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix())) localStorage.removeItem(key)
  }
}
