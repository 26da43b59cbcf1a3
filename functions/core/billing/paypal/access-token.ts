import { paypalProblem } from './paypal-problem.ts'

export type Application = { url: string; clientId: string; clientSecret: string }

type Held = { token: Promise<string>; until: number }

const held = new Map<string, Held>()
/** Given up this much before its end, so that none ends on its way. */
const marginMs = 60_000
const longestMs = 8 * 3_600_000

/** The token of an application, fetched once by the first caller that needs it. `renew` forgets the known one. */
export function accessTokenOf(application: Application, { renew = false } = {}): Promise<string> {
  const key = `${application.url} ${application.clientId}`
  const known = held.get(key)
  if (known && !renew && Date.now() < known.until) return known.token
  const fetched = fetchToken(application)
  const fresh: Held = { token: fetched.then(({ token }) => token), until: Date.now() + longestMs }
  held.set(key, fresh)
  fetched.then(
    ({ seconds }) => {
      fresh.until = Date.now() + seconds * 1000 - marginMs
    },
    () => held.delete(key),
  )
  return fresh.token
}

async function fetchToken({ url, clientId, clientSecret }: Application) {
  const response = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok)
    throw paypalProblem(response.status, await response.json().catch(() => undefined), 'a token')
  const { access_token: token, expires_in: seconds } = (await response.json()) as {
    access_token: string
    expires_in: number
  }
  return { token, seconds }
}
