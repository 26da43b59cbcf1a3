import { hasStoredSession, storedToken } from './stored-session.ts'

/** A token for the next call; what renews it is loaded only when the stored one has run out. */
export async function storedAccessToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined
  return storedToken(Date.now()) ?? (await import('./renewal.ts')).freshAccessToken()
}
