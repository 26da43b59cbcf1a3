import type Stripe from 'stripe'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'

export const chargeRoutes = [
  route(
    'GET',
    '/v1/charges',
    p.paramsOf<Stripe.ChargeListParams>()({
      ...p.page,
      created: p.created,
      customer: p.id,
      payment_intent: p.id,
    }),
    (call, { customer, payment_intent: intent, ...page }) =>
      listOf(
        call,
        'charge',
        page,
        (charge) =>
          (customer === undefined || charge.customer === customer) &&
          (intent === undefined || charge.payment_intent === intent),
      ),
  ),
  route('GET', '/v1/charges/:id', p.paramsOf<Stripe.ChargeRetrieveParams>()({}), ({ tx, ids: [id = ''] }) =>
    tx.need('charge', id),
  ),
  route(
    'GET',
    '/v1/balance_transactions',
    p.paramsOf<Stripe.BalanceTransactionListParams>()({
      ...p.page,
      created: p.created,
      source: p.id,
      type: p.text(),
    }),
    (call, { source, type, ...page }) =>
      listOf(
        call,
        'balance_transaction',
        page,
        (entry) =>
          (source === undefined || entry.source === source) && (type === undefined || entry.type === type),
      ),
  ),
  route(
    'GET',
    '/v1/balance_transactions/:id',
    p.paramsOf<Stripe.BalanceTransactionRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => tx.need('balance_transaction', id),
  ),
]
