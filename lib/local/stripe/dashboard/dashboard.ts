import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { json, problem } from '../../json-response.ts'
import type { LocalRequest, LocalResponse } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { openDispute } from '../payments/open-dispute.ts'
import { refundCharge } from '../payments/refund.ts'
import type { Kind, Stored } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import { view } from '../store/view.ts'
import type { Sender } from '../webhooks/sender.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { rowOf } from './row.ts'

type Parts = { engine: Engine; store: Store; sender: Sender; now: () => Date }

const kinds: Partial<Record<Kind, string>> = {
  event: 'Events',
  customer: 'Customers',
  subscription: 'Subscriptions',
  invoice: 'Invoices',
  charge: 'Charges',
  refund: 'Refunds',
  dispute: 'Disputes',
  payment_method: 'Payment methods',
  payment_intent: 'Payment intents',
  setup_intent: 'Setup intents',
  subscription_schedule: 'Schedules',
  product: 'Products',
  price: 'Prices',
  coupon: 'Coupons',
  promotion_code: 'Promotion codes',
  invoiceitem: 'Invoice items',
  credit_note: 'Credit notes',
  customer_balance_transaction: 'Customer balance',
  balance_transaction: 'Balance',
  webhook_endpoint: 'Webhook endpoints',
  delivery: 'Deliveries',
}
const shownAtMost = 100

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const file = (name: string, type: string): LocalResponse => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  },
  body: readFileSync(join(import.meta.dirname, name), 'utf8'),
})

/** The page that shows every object and event, and what it asks for. */
export function createDashboard({ engine, store, sender, now }: Parts) {
  const find = (id: string): [Kind, Stored] | undefined => {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const object = store.table(kind).get(id)
      if (object) return [kind, object]
    }
    return undefined
  }

  function list(query: URLSearchParams): LocalResponse {
    const kind = (query.get('kind') ?? 'event') as Kind
    if (!Object.hasOwn(kinds, kind)) return problem(404, 'Not Found', 'There is no such kind of object.')
    const wanted = (query.get('find') ?? '').toLowerCase()
    const fits = (object: Stored) =>
      wanted === '' || JSON.stringify(view(object)).toLowerCase().includes(wanted)
    const rows = [...store.table(kind).values()].reverse().filter(fits).slice(0, shownAtMost).map(rowOf)
    return json(200, {
      now: now().toISOString(),
      kinds: Object.entries(kinds).map(([name, label]) => ({
        kind: name,
        name: label,
        count: store.table(name as Kind).size,
      })),
      rows,
    })
  }

  function actionsOf(kind: Kind, object: Stored): { name: string; label: string }[] {
    if (kind === 'event') return [{ name: 'resend', label: 'Resend to the webhooks' }]
    if (kind !== 'charge' || !('paid' in object) || !object.paid) return []
    return [
      ...(object.amount_refunded < object.amount ? [{ name: 'refund', label: 'Refund the rest' }] : []),
      ...(object.disputed ? [] : [{ name: 'dispute', label: 'Dispute as fraudulent' }]),
    ]
  }

  function act(id: string, action: string): LocalResponse {
    if (action === 'resend') {
      const endpoints = sender.resend(id)
      return json(200, {
        said: endpoints === 0 ? 'No webhook endpoint is registered.' : `Sent to ${endpoints}.`,
      })
    }
    if (action !== 'refund' && action !== 'dispute')
      return problem(404, 'Not Found', 'There is no such action.')
    return engine.transact({ id: null, idempotency_key: null }, (tx) => {
      const charge = tx.need('charge', id)
      tx.get('customer', charge.customer)
      const made =
        action === 'refund'
          ? refundCharge(tx, charge, { reason: 'requested_by_customer' })
          : openDispute(tx, charge, 'fraudulent')
      return json(200, { said: `Made ${made.id}.` })
    })
  }

  return async ({ method, path, query }: LocalRequest): Promise<LocalResponse> => {
    if (path === '/') return file('dashboard.html', 'text/html')
    if (path === '/dashboard.js') return file('dashboard.js', 'text/javascript')
    if (path === '/dashboard.css') return file('dashboard.css', 'text/css')
    if (path === '/dashboard.json') return list(query)
    const [, id = '', action = ''] = /^\/dashboard\/objects\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? []
    const found = find(id)
    if (!found) return problem(404, 'Not Found', `There is no object ${id}.`)
    if (method !== 'POST') return json(200, { object: view(found[1]), actions: actionsOf(...found) })
    try {
      return act(id, action)
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      return problem(error.status, 'Refused', error.message)
    }
  }
}
