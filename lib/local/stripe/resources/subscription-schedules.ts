import type Stripe from 'stripe'
import { cancelNow } from '../billing/cancel-subscription.ts'
import { createSubscription } from '../billing/create-subscription.ts'
import { follow, layOut, newPhase, type PhaseEntry, release } from '../billing/schedule-phases.ts'
import { hasEnded } from '../billing/subscription-status.ts'
import type { Schedule } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { taxOf } from '../tax/tax-settings.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { type Call, route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'
import { prorationBehavior } from './subscription-params.ts'

const when = p.either(p.oneOf('now'), p.timestamp)
const phases = p.list(
  p.object({
    discounts: p.list(p.object({ coupon: p.id, discount: p.id, promotion_code: p.id })),
    duration: p.object({
      interval: p.required(p.oneOf('day', 'week', 'month', 'year')),
      interval_count: p.integer({ min: 1 }),
    }),
    end_date: when,
    items: p.required(
      p.list(p.object({ price: p.required(p.id), quantity: p.integer({ min: 0 }), metadata: p.metadata })),
    ),
    metadata: p.metadata,
    proration_behavior: prorationBehavior,
    start_date: when,
    /** Kept for the look of it: here a phase never ends a trial early. */
    trial_end: when,
  }),
)
const endBehavior = p.oneOf('cancel', 'release')

const entriesOf = (given: unknown): PhaseEntry[] =>
  (given as PhaseEntry[]).map((phase) => ({
    ...phase,
    items: phase.items.map((item) => ({ ...item, quantity: item.quantity ?? 1 })),
  }))

function create(
  tx: Transaction,
  given: {
    from_subscription?: string | undefined
    customer?: string | undefined
    phases?: unknown
    end_behavior?: string | undefined
    metadata?: Record<string, string> | null | undefined
  },
): Schedule {
  if (given.from_subscription && given.phases)
    throw invalid('You cannot set `phases` if `from_subscription` is set.', { param: 'phases' })
  const subscription = given.from_subscription
    ? tx.refer('subscription', given.from_subscription, 'from_subscription')
    : createSubscription(tx, {
        customer: given.customer ?? '',
        items: entriesOf(given.phases ?? [])[0]?.items ?? [],
      })
  if (subscription.schedule)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}`,
      { param: 'from_subscription' },
    )
  if (hasEnded(subscription))
    throw invalid('You cannot migrate a subscription that has ended.', { param: 'from_subscription' })
  const [first] = subscription.items.data
  const start = first?.current_period_start ?? tx.now
  const items = subscription.items.data.map(({ price, quantity = 1 }) => ({ price: price.id, quantity }))
  const schedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: tx.now,
    current_phase: null,
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: subscription.automatic_tax,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: given.end_behavior ?? 'release',
    livemode: false,
    metadata: given.metadata ?? {},
    pause_schedules: [],
    phases: given.phases
      ? layOut(tx, entriesOf(given.phases), start)
      : [newPhase({ items }, start, first?.current_period_end ?? tx.now)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  } satisfies Stripe.SubscriptionSchedule
  const stored = tx.add('subscription_schedule', schedule)
  subscription.schedule = stored.id
  follow(tx, stored)
  tx.emit('subscription_schedule.created', stored)
  tx.emit('customer.subscription.updated', subscription)
  return stored
}

const find = ({ tx, ids: [id = ''] }: Call) => tx.need('subscription_schedule', id)

function requireActive(schedule: Schedule): void {
  if (schedule.status !== 'active' && schedule.status !== 'not_started')
    throw invalid(
      `You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    )
}

export const subscriptionScheduleRoutes = [
  route(
    'POST',
    '/v1/subscription_schedules',
    p.paramsOf<Stripe.SubscriptionScheduleCreateParams>()({
      customer: p.id,
      end_behavior: endBehavior,
      from_subscription: p.id,
      metadata: p.metadata,
      phases,
      start_date: when,
    }),
    ({ tx }, given) => create(tx, given),
  ),
  route(
    'GET',
    '/v1/subscription_schedules',
    p.paramsOf<Stripe.SubscriptionScheduleListParams>()({ ...p.page, created: p.created, customer: p.id }),
    (call, { customer, ...page }) =>
      listOf(
        call,
        'subscription_schedule',
        page,
        (schedule) => customer === undefined || schedule.customer === customer,
      ),
  ),
  route(
    'GET',
    '/v1/subscription_schedules/:id',
    p.paramsOf<Stripe.SubscriptionScheduleRetrieveParams>()({}),
    find,
  ),
  route(
    'POST',
    '/v1/subscription_schedules/:id',
    p.paramsOf<Stripe.SubscriptionScheduleUpdateParams>()({
      default_settings: p.object({ automatic_tax: p.object({ enabled: p.required(p.flag) }) }),
      end_behavior: endBehavior,
      metadata: p.metadata,
      phases,
      proration_behavior: prorationBehavior,
    }),
    (call, given) => {
      const schedule = find(call)
      requireActive(schedule)
      setMetadata(schedule, given.metadata)
      if (given.end_behavior) schedule.end_behavior = given.end_behavior
      const tax = given.default_settings?.automatic_tax
      if (tax) schedule.default_settings.automatic_tax = taxOf(tax.enabled)
      if (given.phases) {
        const current = schedule.current_phase
        const entries = entriesOf(given.phases)
        const wanted = entries[0]?.start_date
        if (current && wanted !== undefined && wanted !== current.start_date)
          throw invalid('You can not modify the start date of the current phase.', {
            param: 'phases[0][start_date]',
          })
        schedule.phases = layOut(call.tx, entries, current?.start_date ?? call.tx.now)
        follow(call.tx, schedule)
      }
      call.tx.emit('subscription_schedule.updated', schedule)
      return schedule
    },
  ),
  route(
    'POST',
    '/v1/subscription_schedules/:id/release',
    p.paramsOf<Stripe.SubscriptionScheduleReleaseParams>()({ preserve_cancel_date: p.flag }),
    (call) => {
      const schedule = find(call)
      requireActive(schedule)
      release(call.tx, schedule)
      return schedule
    },
  ),
  route(
    'POST',
    '/v1/subscription_schedules/:id/cancel',
    p.paramsOf<Stripe.SubscriptionScheduleCancelParams>()({ invoice_now: p.flag, prorate: p.flag }),
    (call, { invoice_now: invoiceNow, prorate }) => {
      const schedule = find(call)
      requireActive(schedule)
      const subscription = call.tx.need('subscription', schedule.subscription ?? '')
      cancelNow(call.tx, subscription, { reason: 'cancellation_requested', invoiceNow, prorate })
      return schedule
    },
  ),
]
