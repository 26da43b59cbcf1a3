import { errorOf } from '../api-error.ts'
import { endRefusedSession } from './end-session.ts'
import { hasStoredSession } from './stored-session.ts'

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

/** The answer to a refused call when it is sent again with a renewed token; refused again, the session is over. */
export async function sendAgain(
  first: Response,
  send: (accessToken: string) => Promise<Response>,
): Promise<Response> {
  const renewed = await freshAccessToken()
  const second = renewed ? await send(renewed) : first
  if (second.status === 401) await endRefusedSession(await errorOf(second.clone()))
  return second
}
