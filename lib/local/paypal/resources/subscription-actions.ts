import { resumeSubscription, startSubscription } from '../billing/activate.ts'
import { changeStatus } from '../billing/change-status.ts'
import { pay } from '../billing/pay.ts'
import { planOf } from '../billing/plan-of.ts'
import type { Sale, Subscription, SubscriptionStatus } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { money } from '../wire/decimal.ts'
import { linkOf } from '../wire/links.ts'
import { invalid, unprocessable } from '../wire/paypal-error.ts'
import { type Call, get, post } from '../wire/route.ts'
import { secondsOf, timeOf } from '../wire/time.ts'
import { captureStatus } from './sale-view.ts'
import { OptionalReason, OutstandingCapture, Reason } from './subscription-schema.ts'

function only(subscription: Subscription, action: string, wanted: SubscriptionStatus[]): void {
  if (wanted.includes(subscription.status)) return
  const named = wanted.map((status) => status.toLowerCase()).join(' or ')
  throw unprocessable(
    'SUBSCRIPTION_STATUS_INVALID',
    `Invalid subscription status for ${action} action; subscription status should be ${named}.`,
  )
}

function transactionView(tx: Transaction, sale: Sale): object {
  const { id, cents, fee, currency, payer: payerId } = sale
  const { name, email } = tx.need('payer', payerId)
  return {
    status: captureStatus(sale),
    ...(sale.status === 'pending' && { status_details: { reason: 'ECHECK' } }),
    id,
    amount_with_breakdown: {
      gross_amount: money(cents, currency),
      fee_amount: money(fee, currency),
      net_amount: money(cents - fee, currency),
    },
    payer_name: { given_name: name, surname: 'Payer' },
    payer_email: email,
    time: timeOf(sale.created),
  }
}

function required(query: URLSearchParams, field: string): number {
  const given = query.get(field)
  const seconds = secondsOf(given)
  if (seconds !== undefined) return seconds
  throw invalid({
    field,
    location: 'query',
    ...(given
      ? {
          value: given,
          issue: 'INVALID_PARAMETER_SYNTAX',
          description: 'The value of a field does not conform to the expected format.',
        }
      : { issue: 'MISSING_REQUIRED_PARAMETER', description: 'A required field is missing.' }),
  })
}

function transactions({ tx, ids: [id = ''], query }: Call) {
  const { id: subscription } = tx.need('subscription', id)
  const from = required(query, 'start_time')
  const to = required(query, 'end_time')
  const sales = tx
    .find('sale', (sale) => sale.subscription === subscription && sale.created >= from && sale.created <= to)
    .toReversed()
  return {
    status: 200,
    body: {
      transactions: sales.map((sale) => transactionView(tx, sale)),
      total_items: sales.length,
      total_pages: 1,
      links: [linkOf(tx.env.url, 'self', `/v1/billing/subscriptions/${id}/transactions?${query}`)],
    },
  }
}

export const subscriptionActionRoutes = [
  post('/v1/billing/subscriptions/:id/suspend', Reason, ({ tx, ids: [id = ''] }, { reason }) => {
    const subscription = tx.need('subscription', id)
    only(subscription, 'suspend', ['ACTIVE'])
    changeStatus(tx, subscription, 'SUSPENDED', { note: reason })
    return { status: 204 }
  }),
  post('/v1/billing/subscriptions/:id/cancel', Reason, ({ tx, ids: [id = ''] }, { reason }) => {
    const subscription = tx.need('subscription', id)
    only(subscription, 'cancel', ['ACTIVE', 'SUSPENDED'])
    changeStatus(tx, subscription, 'CANCELLED', { note: reason })
    return { status: 204 }
  }),
  post(
    '/v1/billing/subscriptions/:id/activate',
    OptionalReason,
    ({ tx, ids: [id = ''] }, { reason }) => {
      const subscription = tx.need('subscription', id)
      if (subscription.status === 'APPROVED') startSubscription(tx, subscription)
      else {
        only(subscription, 'activate', ['SUSPENDED'])
        resumeSubscription(tx, subscription, reason)
      }
      return { status: 204 }
    },
    { optional: true },
  ),
  post('/v1/billing/subscriptions/:id/capture', OutstandingCapture, ({ tx, ids: [id = ''] }, { amount }) => {
    const subscription = tx.need('subscription', id)
    only(subscription, 'capture', ['ACTIVE', 'SUSPENDED', 'EXPIRED'])
    if (subscription.outstanding === 0)
      throw unprocessable(
        'ZERO_OUTSTANDING_BALANCE',
        'Current outstanding balance should be greater than zero.',
      )
    if (amount.currency !== planOf(tx, subscription).plan.currency)
      throw unprocessable(
        'CURRENCY_MISMATCH',
        "The currency code is different from the subscription's currency code.",
      )
    if (amount.cents > subscription.outstanding)
      throw unprocessable(
        'AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE',
        'The capture amount can not be greater than the current outstanding balance.',
      )
    if (amount.cents === 0)
      throw invalid({
        field: '/amount/value',
        issue: 'INVALID_PARAMETER_VALUE',
        description: 'The value of a field is invalid.',
      })
    const sale = pay(tx, subscription, amount.cents)
    if (!sale)
      throw unprocessable('PAYMENT_DENIED', 'The payment was declined by the funding source of the payer.')
    subscription.outstanding -= amount.cents
    if (subscription.outstanding === 0) subscription.failures = 0
    return { status: 200, body: transactionView(tx, sale) }
  }),
  get('/v1/billing/subscriptions/:id/transactions', transactions),
]
