import { planOf } from '../billing/plan-of.ts'
import { finalBilling } from '../billing/progress.ts'
import type { Approval, Event, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { shortMoney } from '../wire/decimal.ts'
import { type Link, linkOf } from '../wire/links.ts'
import { timeOf } from '../wire/time.ts'
import { planView } from './plan-view.ts'

type Shown = { plan?: boolean; lastFailure?: boolean }

/** The link where the payer gives consent. */
export const approveLink = ({ env: { url } }: Transaction, { id }: Approval): Link =>
  linkOf(url, 'approve', `/checkoutnow?ba_token=${id}`)

export function subscriptionLinks(tx: Transaction, { id, status }: Subscription): Link[] {
  const { url } = tx.env
  const path = `/v1/billing/subscriptions/${id}`
  const link = (rel: string) => linkOf(url, rel, `${path}/${rel}`, 'POST')
  const own = [linkOf(url, 'self', path)]
  const open = tx.find('approval', (approval) => approval.subscription === id && approval.status === 'open')
  if (status === 'APPROVAL_PENDING') return [...open.map((approval) => approveLink(tx, approval)), ...own]
  if (status === 'APPROVED') return [...own, link('activate')]
  if (status === 'ACTIVE') return [link('cancel'), ...own, link('suspend'), link('capture')]
  if (status === 'SUSPENDED') return [link('cancel'), ...own, link('activate'), link('capture')]
  return own
}

export function subscriptionView(tx: Transaction, subscription: Subscription, shown: Shown = {}): object {
  const { id, status, customId, payer: payerId, subscriber } = subscription
  const { plan } = planOf(tx, subscription)
  const payer = tx.get('payer', payerId)
  return {
    status,
    ...(subscription.statusNote && { status_change_note: subscription.statusNote }),
    status_update_time: timeOf(subscription.statusAt),
    id,
    plan_id: plan.id,
    start_time: timeOf(subscription.start),
    quantity: subscription.quantity,
    shipping_amount: shortMoney(0, plan.currency),
    subscriber: payer
      ? {
          ...subscriber,
          email_address: payer.email,
          payer_id: payer.id,
          name: subscriber.name ?? { given_name: payer.name, surname: 'Payer' },
        }
      : subscriber,
    ...(payer && { billing_info: billingInfo(tx, subscription, shown) }),
    create_time: timeOf(subscription.created),
    update_time: timeOf(subscription.updated),
    ...(customId && { custom_id: customId }),
    plan_overridden: subscription.override !== null,
    ...(shown.plan && { plan: planView(tx, plan) }),
    links: subscriptionLinks(tx, subscription),
  }
}

function billingInfo(tx: Transaction, subscription: Subscription, shown: Shown): object {
  const { progress, lastPayment, lastFailure, next, failures, outstanding } = subscription
  const { plan, cycles } = planOf(tx, subscription)
  const money = (cents: number) => shortMoney(cents, plan.currency)
  const last = next === null ? undefined : finalBilling(progress, cycles)
  return {
    outstanding_balance: money(outstanding),
    cycle_executions: cycles.map(({ tenure, sequence, total }, index) => {
      const done = progress.done[index] ?? 0
      return {
        tenure_type: tenure,
        sequence,
        cycles_completed: done,
        cycles_remaining: total === 0 ? 0 : total - done,
        current_pricing_scheme_version: progress.versions[index] ?? 1,
        total_cycles: total,
      }
    }),
    ...(lastPayment && { last_payment: { amount: money(lastPayment.cents), time: timeOf(lastPayment.at) } }),
    ...(next !== null && { next_billing_time: timeOf(next) }),
    ...(last !== undefined && { final_payment_time: timeOf(last) }),
    failed_payments_count: failures,
    ...(shown.lastFailure &&
      lastFailure && {
        last_failed_payment: {
          amount: money(lastFailure.cents),
          time: timeOf(lastFailure.at),
          reason_code: 'PAYMENT_DENIED',
          ...(lastFailure.retryAt !== null && { next_payment_retry_time: timeOf(lastFailure.retryAt) }),
        },
      }),
  }
}

const summaries: Record<string, string> = {
  'BILLING.SUBSCRIPTION.CREATED': 'Subscription created',
  'BILLING.SUBSCRIPTION.ACTIVATED': 'Subscription activated',
  'BILLING.SUBSCRIPTION.UPDATED': 'Subscription updated',
  'BILLING.SUBSCRIPTION.SUSPENDED': 'Subscription suspended',
  'BILLING.SUBSCRIPTION.CANCELLED': 'Subscription cancelled',
  'BILLING.SUBSCRIPTION.EXPIRED': 'Subscription expired',
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': 'Payment failed for subscription',
}

/** Makes the event for a change of a subscription. */
export const subscriptionEvent = (tx: Transaction, subscription: Subscription, type: string): Event =>
  tx.event({
    type,
    resourceType: 'subscription',
    version: '2.0',
    summary: summaries[type] ?? type,
    resource: subscriptionView(tx, subscription, { lastFailure: type.endsWith('.FAILED') }),
  })
