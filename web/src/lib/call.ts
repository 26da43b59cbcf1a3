import type { Contract, InputOf, ResponseOf } from '#shared/platform/http/route.ts'
import { shownPage, track } from './analytics/track.ts'
import { type ApiError, errorOf, unreachable } from './api-error.ts'
import { callUrl } from './call-url.ts'
import { debug } from './debug.ts'
import { impersonationEnded, impersonationHandle } from './impersonation/stored-impersonation.ts'
import { logActivity } from './log-activity.ts'
import { hearServer } from './server-clock.ts'
import { storedAccessToken } from './session/access-token.ts'
import { csrfToken } from './session/csrf-token.ts'

export type CallOptions = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** Ends the session: other calls in it are dropped, because they would be refused. */
  last?: boolean
}

let session = new AbortController()

/** Answers calls without a network, as the server does while it renders a page. */
export type CallTransport = (contract: Contract, input: object) => Promise<unknown>

let transport: CallTransport | undefined

export function answerCallsWith(given: CallTransport): void {
  transport = given
}

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** Calls a route by its contract. Refusals are thrown as `ApiError`. */
export async function call<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  if (transport) return (await transport(contract, input)) as ResponseOf<C>
  if (contract.auth === 'public')
    return read(contract, await request(contract, input, options, options.signal))
  if (options.last) session.abort()
  else if (session.signal.aborted) return never()
  const { signal } = session
  try {
    return await read(contract, await ask(contract, input, options, options.last ? undefined : signal))
  } catch (error) {
    if (signal.aborted && !options.last) return never()
    throw error
  } finally {
    if (options.last) session = new AbortController()
  }
}

const never = () => new Promise<never>(() => undefined)

/** Calls as the member, and again with a renewed token if the one at hand was refused. */
async function ask(
  contract: Contract,
  input: Input,
  options: CallOptions,
  ended: AbortSignal | undefined,
): Promise<Response> {
  const signals = [options.signal, ended].filter((signal) => signal !== undefined)
  const send = (accessToken?: string) =>
    request(contract, input, options, AbortSignal.any(signals), accessToken)
  const first = await send(await storedAccessToken())
  if (first.status !== 401) return first
  const { sendAgain } = await import('./session/renewal.ts')
  return sendAgain(first, send)
}

async function request(
  contract: Contract,
  { params, query, body }: Input,
  { idempotencyKey }: CallOptions,
  signal: AbortSignal | undefined,
  accessToken?: string,
): Promise<Response> {
  const mutation = contract.method !== 'GET'
  const csrf = mutation ? csrfToken() : undefined
  const impersonation = accessToken && impersonationHandle(accessToken)
  const headers = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    ...(impersonation && { 'x-impersonation': impersonation }),
    ...(csrf && { 'x-csrf-token': csrf }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
  const start = performance.now()
  const tell = (outcome: unknown) =>
    debug(`${contract.method} ${contract.path}:`, outcome, `in ${Math.round(performance.now() - start)} ms`)
  try {
    const response = await fetch(callUrl(contract.path, params, query), {
      method: contract.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const date = response.headers.get('date')
    hearServer({ date, caching: contract.caching, tookMs: performance.now() - start })
    tell(`${response.status}, request ${response.headers.get('x-request-id')}`)
    return response
  } catch (error) {
    tell(error)
    if (signal?.aborted) throw error
    throw unreachable()
  }
}

async function read<C extends Contract>(contract: C, response: Response): Promise<ResponseOf<C>> {
  if (!response.ok) throw await refusalOf(response)
  return (contract.response ? await response.json() : undefined) as ResponseOf<C>
}

async function refusalOf(response: Response): Promise<ApiError> {
  const error = await errorOf(response)
  if (error.status >= 500) {
    const { code, requestId } = error
    track('error', { code })
    // If our request id is missing, something on the way has answered.
    if (requestId) logActivity({ type: 'error_event', code, page: shownPage().path, requestId })
  }
  if (error.code === 'impersonation_ended' || error.code === 'impersonation_refused')
    dispatchEvent(new CustomEvent(impersonationEnded, { detail: error }))
  return error
}
