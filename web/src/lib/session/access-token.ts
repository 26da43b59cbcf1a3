import { hasStoredSession, storedToken } from './stored-session.ts'

/** A token for the next call; the sign-in library is loaded only when the stored one has run out. */
export async function storedAccessToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined
  return storedToken(Date.now()) ?? (await freshAccessToken())
}

let renewing: Promise<string | undefined> | undefined

/** A renewed token, or undefined when the session cannot be renewed; callers at the same time share one renewal. */
export function freshAccessToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return Promise.resolve(undefined)
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(): Promise<string | undefined> {
  const { renewAccessToken } = await import('./identity.ts')
  return renewAccessToken()
}
