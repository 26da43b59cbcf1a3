import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { addDuration, parseDuration } from '../clock/duration.ts'
import { startTestServer } from '../provider/test-server.ts'
import type { LocalService } from '../service.ts'
import { credentials } from './credentials.ts'
import type { PaypalSwitches } from './faults.ts'
import { createPaypal } from './paypal.ts'

// biome-ignore lint/suspicious/noExplicitAny: the tests read the answers of another company’s interface.
export type Json = any
type Options = { method?: string; body?: unknown; headers?: Record<string, string> }

/** Making keys takes longer than most tests, so a file shares one chain. */
let chain: string | undefined

/** The emulator on a port of its own, and a clock that only moves when told. */
export async function startTestPaypal({ at = '2027-01-15T09:30:00Z' } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'paypal-'))
  const chainFile = join(dataDir, 'paypal', 'signing-chain.json')
  if (chain !== undefined) {
    mkdirSync(dirname(chainFile))
    writeFileSync(chainFile, chain)
  }
  let time = new Date(at)
  let service: LocalService = async () => ({ status: 503 })
  const server = await startTestServer(() => service)
  const { url } = server
  const open = () => createPaypal({ dataDir, url, now: () => time })
  let emulator = await open()
  chain ??= readFileSync(chainFile, 'utf8')
  service = (request) => emulator.service(request)
  let bearer = ''

  async function token() {
    const basic = Buffer.from(`${credentials.clientId}:${credentials.secret}`).toString('base64')
    const response = await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    bearer = ((await response.json()) as Json).access_token
    return bearer
  }

  /** A call with a token; objects are sent as JSON. */
  async function call(path: string, { method, body, headers }: Options = {}) {
    const response = await fetch(`${url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${bearer || (await token())}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : undefined) as Json,
    }
  }

  const settled = () => emulator.catchUp()
  const moveTo = (instant: string) => {
    time = new Date(instant)
    // A token does not last as long as the clock is moved here.
    bearer = ''
    return settled()
  }

  return {
    url,
    dataDir,
    call,
    token,
    settled,
    moveTo,
    now: () => time,
    advance: (iso: string) => moveTo(addDuration(time, parseDuration(iso)).toISOString()),
    /** The payer's answer on the page; where it leads. */
    async answer(
      approveUrl: string,
      decision: 'agree' | 'cancel',
      funding = 'balance',
      email = 'payer@demo.test',
    ) {
      const [named] = new URL(approveUrl).searchParams
      const body = new URLSearchParams({
        ...(named && { [named[0]]: named[1] }),
        email,
        funding,
        decision,
      })
      const response = await fetch(`${url}/checkoutnow`, { method: 'POST', body, redirect: 'manual' })
      const location = response.headers.get('location')
      return {
        status: response.status,
        to: location === null ? undefined : new URL(location),
        text: await response.text(),
      }
    },
    async switches(switches: PaypalSwitches) {
      const response = await fetch(`${url}/_config`, { method: 'POST', body: JSON.stringify(switches) })
      if (!response.ok) throw new Error(await response.text())
    },
    async restart() {
      await emulator.stop()
      emulator = await open()
    },
    async events(): Promise<Json[]> {
      const { body } = await call('/v1/notifications/webhooks-events?page_size=300')
      return body.events.toReversed()
    },
    async stop() {
      await emulator.stop()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestPaypal = Awaited<ReturnType<typeof startTestPaypal>>

export const usd = (value: string) => ({ currency_code: 'USD', value })

/** A product with plans to subscribe to. */
export async function aShop({ call }: TestPaypal) {
  const { body: product } = await call('/v1/catalogs/products', {
    body: { name: 'Membership', type: 'SERVICE' },
  })
  const plan = async (
    value: string,
    { threshold = 0, unit = 'MONTH', total = 0, more = {}, trial }: Json = {},
  ) => {
    const cycle = (tenure: string, sequence: number, price: string, times: number) => ({
      frequency: { interval_unit: unit, interval_count: 1 },
      tenure_type: tenure,
      sequence,
      total_cycles: times,
      pricing_scheme: { fixed_price: usd(price) },
    })
    const { body } = await call('/v1/billing/plans', {
      body: {
        product_id: product.id,
        name: `Plan of ${value}`,
        billing_cycles: trial
          ? [cycle('TRIAL', 1, trial, 1), cycle('REGULAR', 2, value, total)]
          : [cycle('REGULAR', 1, value, total)],
        payment_preferences: { payment_failure_threshold: threshold, ...more },
      },
    })
    return body.id as string
  }
  return { product: product.id as string, plan }
}

export const context = {
  brand_name: 'Boxrise',
  return_url: 'http://localhost:3000/billing/return',
  cancel_url: 'http://localhost:3000/billing/cancelled',
}

export const approveUrlOf = (object: Json): string =>
  object.links.find(({ rel }: Json) => rel === 'approve')?.href ?? ''

/** A subscription that a payer has agreed to. */
export async function subscribed(
  local: TestPaypal,
  plan: string,
  { funding = 'balance', ...more }: Json = {},
) {
  const { body } = await local.call('/v1/billing/subscriptions', {
    body: { plan_id: plan, custom_id: 'usr_1', application_context: context, ...more },
  })
  await local.answer(approveUrlOf(body), 'agree', funding)
  const read = async () =>
    (await local.call(`/v1/billing/subscriptions/${body.id}?fields=last_failed_payment`)).body
  const sales = async () => {
    const range = 'start_time=2020-01-01T00:00:00Z&end_time=2999-01-01T00:00:00Z'
    const answer = await local.call(`/v1/billing/subscriptions/${body.id}/transactions?${range}`)
    return answer.body.transactions.toReversed() as Json[]
  }
  const act = (action: string, given: unknown = { reason: 'as the test wants' }) =>
    local.call(`/v1/billing/subscriptions/${body.id}/${action}`, { body: given })
  return { id: body.id as string, read, sales, act }
}
