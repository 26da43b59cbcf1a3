import { hasStoredSession, poolAheadMs, storedToken } from './stored-session.ts'

/** Returns a token for the next call. The code that renews it loads only when the stored one has expired. */
export async function storedAccessToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined
  return storedToken(Date.now() + poolAheadMs()) ?? (await import('./renewal.ts')).freshAccessToken()
}
