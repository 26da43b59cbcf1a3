import { createHash, randomBytes } from 'node:crypto'
import { type RequestFault, takeRequestFault } from '../provider/faults.ts'
import { createRouter } from '../provider/router.ts'
import type { Remembered } from '../provider/store/records.ts'
import type { Change, Store } from '../provider/store/store.ts'
import type { LocalRequest, LocalResponse } from '../service.ts'
import type { Engine } from './engine.ts'
import type { Faults } from './faults.ts'
import type { Kinds } from './store/kinds.ts'
import type { Transaction } from './store/transaction.ts'
import { bearsToken } from './token-endpoint.ts'
import {
  errorBody,
  inProgress,
  invalid,
  noSuch,
  notAuthenticated,
  PaypalError,
  unprocessable,
} from './wire/paypal-error.ts'
import type { Answer, Route } from './wire/route.ts'
import { readBody } from './wire/schema.ts'

type Parts = {
  engine: Engine
  store: Store<Kinds>
  faults: Faults
  routes: Route[]
  hold(ms: number): Promise<void>
}
type Done = { status: number; body: string }

/** The REST interface: everything below `/v1` and `/v2` that wants a token. */
export function createApi({ engine, store, faults, routes, hold }: Parts) {
  const find = createRouter(routes)
  /** The requests with an id whose answer is held back; the same one is refused meanwhile. */
  const answering = new Set<string>()

  function execute(request: LocalRequest, route: Route, ids: string[], debugId: string): Done {
    const { path, query, headers } = request
    const raw = request.body.toString('utf8')
    const given = requestIdOf(request)
    // An id is used once for each kind of call.
    const key = given && `${route.path} ${given}`
    const fingerprint = createHash('sha256').update(`${path} ${raw}`).digest('base64url')
    const before = key === undefined ? undefined : store.table('remembered').get(key)
    if (before) return replay(before, fingerprint)

    const tx = engine.begin()
    const body = bodyOf(request, route, raw)
    const representation = /\breturn=representation\b/.test(headers.prefer?.toString() ?? '')
    const call = { tx, ids, query, representation, raw }
    const answer: Answer = route.run(call, body as never)
    const text = answer.body ? JSON.stringify(answer.body) : ''
    const done: Done = { status: answer.status, body: text }
    engine.keep(tx, key === undefined ? [] : [remember(key, fingerprint, done, debugId, tx.globalNow)])
    return done
  }

  async function breakOff(request: LocalRequest, fault: RequestFault): Promise<LocalResponse> {
    const named = nameOf(request)
    if (named) answering.add(named)
    try {
      return await broken(fault, hold)
    } finally {
      if (named) answering.delete(named)
    }
  }

  return async (request: LocalRequest): Promise<LocalResponse> => {
    const fault = takeRequestFault(faults, request.method, request.path)
    if (fault?.when === 'before') return breakOff(request, fault)
    const debugId = newDebugId()
    try {
      engine.runDue()
      const refusal = authenticate(engine.begin(), request)
      if (refusal) return respond(refusal, debugId)
      const found = find(request.method, request.path)
      if (!found) throw noSuch()
      if (answering.has(nameOf(request) ?? '')) throw inProgress()
      const done = execute(request, found.route, found.ids, debugId)
      engine.runDue()
      return fault ? await breakOff(request, fault) : respond(done, debugId)
    } catch (error) {
      if (!(error instanceof PaypalError)) throw error
      return respond({ status: error.status, body: JSON.stringify(errorBody(error, debugId)) }, debugId)
    }
  }
}

const requestIdOf = ({ method, headers }: LocalRequest) =>
  method === 'POST' ? headers['paypal-request-id']?.toString() : undefined

function nameOf(request: LocalRequest): string | undefined {
  const id = requestIdOf(request)
  return id && `${request.path} ${id}`
}

function remember(id: string, fingerprint: string, done: Done, requestId: string, at: number): Change<Kinds> {
  const remembered: Remembered = { id, object: 'remembered', fingerprint, ...done, requestId, at }
  return ['remembered', id, remembered]
}

const newDebugId = () => randomBytes(7).toString('hex').slice(0, 13)

function authenticate(tx: Transaction, { headers: { authorization } }: LocalRequest): Done | undefined {
  if (!authorization) throw notAuthenticated()
  if (bearsToken(tx, authorization)) return undefined
  const body = { error: 'invalid_token', error_description: 'Access Token not found in cache' }
  return { status: 401, body: JSON.stringify(body) }
}

/** A repeated request has the answer of the first; another request under its id is refused. */
function replay(before: Remembered, fingerprint: string): Done {
  if (before.fingerprint === fingerprint) return { status: before.status, body: before.body }
  throw unprocessable(
    'PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
    'The PayPal-Request-Id has already been used for another request.',
  )
}

function bodyOf({ headers }: LocalRequest, { schema, optional }: Route, raw: string): unknown {
  if (!schema) return undefined
  if (raw.trim() === '') {
    if (optional) return readBody(schema, {})
    throw invalid({ field: '/', issue: 'MISSING_REQUEST_BODY', description: 'Request body is missing.' })
  }
  if (!headers['content-type']?.startsWith('application/json'))
    throw new PaypalError(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'The server does not support the request payload’s media type.',
    )
  return readBody(schema, parse(raw))
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    throw invalid({
      field: '/',
      issue: 'MALFORMED_REQUEST_JSON',
      description: 'The request JSON is not well formed.',
    })
  }
}

function respond({ status, body }: Done, debugId: string): LocalResponse {
  return {
    status,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      'cache-control': 'max-age=0, no-cache, no-store, must-revalidate',
      'paypal-debug-id': debugId,
    },
    body,
  }
}

async function broken({ fault, ms }: RequestFault, hold: Parts['hold']): Promise<LocalResponse> {
  if (fault === 'timeout') await hold(ms)
  const debugId = newDebugId()
  const error = new PaypalError(
    fault === 'timeout' ? 504 : 500,
    'INTERNAL_SERVER_ERROR',
    'An internal server error occurred.',
  )
  return respond({ status: error.status, body: JSON.stringify(errorBody(error, debugId)) }, debugId)
}
