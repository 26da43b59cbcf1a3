import type { ResponseOf } from '#shared/platform/http/route.ts'
import { kept } from '#web/lib/kept-in-browser.ts'
import { errorOf, unreachable } from '../api-error.ts'
import { callUrl } from '../call-url.ts'
import { endRefusedSession } from './end-session.ts'
import { keepTokens } from './store-session.ts'
import { hasStoredSession, storedUser, tokenKey } from './stored-session.ts'

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
  const user = storedUser()
  const refreshToken = user && kept.get(tokenKey(user, 'refreshToken'))
  if (!user || !refreshToken) return undefined
  const tokens = await askForTokens(refreshToken)
  // A person may have logged out or in meanwhile, in this tab or another.
  if (!tokens || kept.get(tokenKey(user, 'refreshToken')) !== refreshToken) return undefined
  keepTokens(user, tokens.accessToken, tokens.idToken)
  return tokens.accessToken
}

/**
 * Asks our own server: the user pool renews for no one else. Undefined when the session is over; a server that is in
 * trouble, or does not answer, ends none.
 */
async function askForTokens(refreshToken: string) {
  const { renewSession } = await import('#shared/platform/sessions/contract.ts')
  const response = await fetch(callUrl(renewSession.path), {
    method: renewSession.method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  }).catch(() => {
    throw unreachable()
  })
  if (response.ok) return (await response.json()) as ResponseOf<typeof renewSession>
  if (refusals.has(response.status)) return undefined
  throw await errorOf(response)
}

const refusals = new Set([400, 401, 403])

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
