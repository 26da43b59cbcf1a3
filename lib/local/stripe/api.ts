import { createHash, randomUUID } from 'node:crypto'
import { takeRequestFault } from '../provider/faults.ts'
import { createRouter } from '../provider/router.ts'
import type { Remembered } from '../provider/store/records.ts'
import { view } from '../provider/store/view.ts'
import type { LocalRequest, LocalResponse } from '../service.ts'
import type { Engine } from './engine.ts'
import type { Faults } from './faults.ts'
import { newId } from './store/new-id.ts'
import type { Store } from './store/store.ts'
import { apiVersion } from './wire/api-version.ts'
import { authenticate } from './wire/authenticate.ts'
import { expand } from './wire/expand.ts'
import { type FormObject, parseForm } from './wire/form.ts'
import type { Route } from './wire/route.ts'
import { invalid, StripeError } from './wire/stripe-error.ts'

type Parts = {
  engine: Engine
  store: Store
  faults: Faults
  routes: Route[]
  hold(ms: number): Promise<void>
}
type Answer = { status: number; body: string; requestId: string; replayed?: boolean }

/** The REST interface: everything below `/v1`. */
export function createApi({ engine, store, faults, routes, hold }: Parts) {
  const find = createRouter(routes)

  function execute(request: LocalRequest, route: Route, ids: string[], browser: boolean): Answer {
    const { method, path, headers } = request
    const requestId = newId('req', 14)
    const form = formOf(request)
    const key = method === 'GET' ? undefined : headers['idempotency-key']?.toString()
    const fingerprint = fingerprintOf(method, path, form)
    const before = key === undefined ? undefined : store.table('remembered').get(key)
    if (before) return replay(before, fingerprint, requestId)

    const params = route.read(form) as { expand?: string[] }
    const remember = (status: number, body: string): [] | [['remembered', string, Remembered]] =>
      key === undefined
        ? []
        : [
            [
              'remembered',
              key,
              { id: key, object: 'remembered', fingerprint, status, body, requestId, at: tx.globalNow },
            ],
          ]
    const tx = engine.begin({ id: requestId, idempotency_key: key ?? null })
    try {
      const result = route.run({ tx, ids, path, browser }, params as never)
      const shown = view(result)
      expand(tx, shown, params.expand ?? [])
      const body = JSON.stringify(shown)
      engine.keep(tx, remember(200, body))
      return { status: 200, body, requestId }
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      const body = JSON.stringify({
        error: { ...error.body, request_log_url: `/_local/stripe#${requestId}` },
      })
      if (error.keepsChanges) engine.keep(tx, remember(error.status, body))
      else store.write(remember(error.status, body))
      return { status: error.status, body, requestId }
    }
  }

  return async (request: LocalRequest): Promise<LocalResponse> => {
    const fault = takeRequestFault(faults, request.method, request.path)
    if (fault?.when === 'before') return broken(fault, hold)
    try {
      const found = find(request.method, request.path)
      const browser = authenticate(request, found?.route.browser ?? false) === 'publishable'
      if (!found)
        throw new StripeError(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${request.method}: ${request.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
        })
      engine.runDue()
      const answer = execute(request, found.route, found.ids, browser)
      engine.runDue()
      if (fault) return await broken(fault, hold)
      return respond(answer, answer.status >= 500 ? undefined : 'false')
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      return respond(
        { status: error.status, body: JSON.stringify({ error: error.body }), requestId: newId('req', 14) },
        'false',
      )
    }
  }
}

function respond({ status, body, requestId, replayed }: Answer, retry?: string): LocalResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      'request-id': requestId,
      'stripe-version': apiVersion,
      ...(retry && { 'stripe-should-retry': retry }),
      ...(replayed && { 'idempotent-replayed': 'true' }),
    },
    body,
  }
}

function replay(before: Remembered, fingerprint: string, requestId: string): Answer {
  if (before.fingerprint !== fingerprint)
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${before.id}' if you meant to execute a different request.`,
    })
  return { status: before.status, body: before.body, requestId, replayed: true }
}

const fingerprintOf = (method: string, path: string, form: FormObject) =>
  createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(form)}`)
    .digest('base64url')

function formOf({ method, query, headers, body }: LocalRequest): FormObject {
  if (method !== 'POST') return parseForm(query)
  const type = headers['content-type'] ?? ''
  if (body.length > 0 && !type.startsWith('application/x-www-form-urlencoded'))
    throw invalid(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.',
    )
  const form = parseForm(new URLSearchParams(body.toString('utf8')))
  // Stripe.js sends its key in the form; it is not a parameter of any operation.
  delete form.key
  return form
}

async function broken(
  fault: { fault: 'timeout' | 'error'; ms: number },
  hold: Parts['hold'],
): Promise<LocalResponse> {
  if (fault.fault === 'timeout') await hold(fault.ms)
  return {
    status: fault.fault === 'timeout' ? 504 : 500,
    headers: { 'content-type': 'application/json', 'request-id': randomUUID() },
    body: JSON.stringify({
      error: { type: 'api_error', message: 'An error occurred while processing your request.' },
    }),
  }
}
