import type Stripe from 'stripe'
import { boundary } from '../../provider/boundary.ts'
import type { Schedule, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { invalid } from '../wire/stripe-error.ts'
import { cancelNow } from './cancel-subscription.ts'
import { updateItems } from './update-subscription.ts'

type Phase = Stripe.SubscriptionSchedule.Phase
type PhaseItem = { price: string; quantity: number; metadata?: Record<string, string> | undefined }

export type PhaseEntry = {
  items: PhaseItem[]
  start_date?: number | 'now' | undefined
  end_date?: number | 'now' | undefined
  duration?: { interval: string; interval_count?: number | undefined } | undefined
  proration_behavior?: Phase['proration_behavior'] | undefined
  discounts?:
    | { coupon?: string | undefined; promotion_code?: string | undefined; discount?: string | undefined }[]
    | undefined
  metadata?: Record<string, string> | null | undefined
}

/** Lays the phases end to end; without an end a phase lasts one billing cycle. */
export function layOut(tx: Transaction, entries: PhaseEntry[], firstStart: number): Phase[] {
  const phases: Phase[] = []
  for (const [index, entry] of entries.entries()) {
    const param = `phases[${index}]`
    const start = phases.at(-1)?.end_date ?? firstStart
    if (index > 0 && typeof entry.start_date === 'number' && entry.start_date !== start)
      throw invalid('Each phase must start where the one before it ends.', { param: `${param}[start_date]` })
    const every =
      entry.duration ?? tx.refer('price', entry.items[0]?.price ?? '', `${param}[items][0][price]`).recurring
    const end =
      entry.end_date === 'now'
        ? tx.now
        : (entry.end_date ??
          boundary(
            start,
            { interval: every?.interval ?? 'month', interval_count: every?.interval_count ?? 1 },
            1,
          ))
    if (end <= start)
      throw invalid('The end of a phase must be after its start.', { param: `${param}[end_date]` })
    phases.push(newPhase(entry, start, end))
  }
  return phases
}

export function newPhase(entry: PhaseEntry, start: number, end: number): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: 'usd',
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: (entry.discounts ?? []).map(({ coupon, discount, promotion_code }) => ({
      coupon: coupon ?? null,
      discount: discount ?? null,
      promotion_code: promotion_code ?? null,
    })),
    end_date: end,
    invoice_settings: null,
    items: entry.items.map(({ price, quantity, metadata }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: metadata ?? {},
      plan: price,
      price,
      quantity,
      tax_rates: [],
    })),
    metadata: entry.metadata ?? {},
    on_behalf_of: null,
    proration_behavior: entry.proration_behavior ?? 'create_prorations',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  } satisfies Phase
}

/** Makes the subscription bill a phase’s items in place of its previous ones. */
function enter(tx: Transaction, subscription: Subscription, phase: Phase): void {
  const wanted = phase.items.map(({ price, quantity = 1 }) => ({ price: String(price), quantity }))
  const now = subscription.items.data.map(({ price, quantity = 1 }) => ({ price: price.id, quantity }))
  if (JSON.stringify(wanted) === JSON.stringify(now)) return
  const old = subscription.items.data
  updateItems(tx, subscription, {
    items: [
      ...wanted.map((item, index) => ({ ...item, ...(old[index] && { id: old[index].id }) })),
      ...old.slice(wanted.length).map(({ id }) => ({ id, deleted: true })),
    ],
    // When a phase and a period begin together, there is nothing to give back or to charge.
    prorationBehavior: phase.proration_behavior as 'always_invoice' | 'create_prorations' | 'none',
    paymentBehavior: 'allow_incomplete',
    offSession: true,
    atPeriodEnd: old.every(({ current_period_end: end }) => end <= tx.now),
    discounts: phase.discounts.length > 0 ? (phase.discounts as []).map(nonNull) : undefined,
  })
  tx.emit('customer.subscription.updated', subscription)
}

const nonNull = (discount: {
  coupon: string | null
  promotion_code: string | null
  discount: string | null
}) => ({
  ...(discount.coupon && { coupon: discount.coupon }),
  ...(discount.promotion_code && { promotion_code: discount.promotion_code }),
  ...(discount.discount && { discount: discount.discount }),
})

/** A boundary between phases: the next one begins, or the schedule has run its course. */
export function enterPhase(tx: Transaction, id: string): void {
  const schedule = tx.get('subscription_schedule', id)
  if (schedule?.status !== 'active') return
  const subscription = tx.get('subscription', schedule.subscription)
  if (!subscription) return
  const phase = schedule.phases.find(
    ({ start_date: start, end_date: end }) => start <= tx.now && tx.now < end,
  )
  if (phase) {
    follow(tx, schedule)
    const tax = schedule.default_settings.automatic_tax
    if (tax) subscription.automatic_tax = tax
    enter(tx, subscription, phase)
    tx.emit('subscription_schedule.updated', schedule)
  } else if (schedule.end_behavior === 'cancel') {
    complete(tx, schedule, subscription)
    cancelNow(tx, subscription, { reason: 'cancellation_requested' })
  } else release(tx, schedule)
}

/** Sets the phase that time is in, and wakes up at its end. */
export function follow(tx: Transaction, schedule: Schedule): void {
  const phase = schedule.phases.find(
    ({ start_date: start, end_date: end }) => start <= tx.now && tx.now < end,
  )
  schedule.current_phase = phase ? { start_date: phase.start_date, end_date: phase.end_date } : null
  const next = phase?.end_date ?? schedule.phases[0]?.start_date
  if (next !== undefined) tx.schedule('enter_phase', schedule.id, next)
}

function complete(tx: Transaction, schedule: Schedule, subscription: Subscription): void {
  schedule.status = 'completed'
  schedule.completed_at = tx.now
  schedule.current_phase = null
  subscription.schedule = null
  tx.emit('subscription_schedule.completed', schedule)
}

/** The subscription goes on by itself, as it is. */
export function release(tx: Transaction, schedule: Schedule): void {
  const subscription = tx.get('subscription', schedule.subscription)
  if (subscription) subscription.schedule = null
  schedule.status = 'released'
  schedule.released_at = tx.now
  schedule.released_subscription = schedule.subscription
  schedule.subscription = null
  schedule.current_phase = null
  tx.unschedule('enter_phase', schedule.id)
  tx.emit('subscription_schedule.released', schedule)
  if (subscription) tx.emit('customer.subscription.updated', subscription)
}
