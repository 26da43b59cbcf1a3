import type Stripe from 'stripe'
import type { Customer, Subscription } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { taxOf } from '../tax/tax-settings.ts'
import { wholeList } from '../wire/list.ts'
import { invalid } from '../wire/stripe-error.ts'
import type { DiscountEntry } from './discounts.ts'
import { periodAt } from './periods.ts'
import { type ItemEntry, newItem, requireOneInterval } from './subscription-items.ts'

const daySeconds = 24 * 3600

export type SubscriptionEntry = {
  customer: string
  items: ItemEntry[]
  automatic_tax?: { enabled: boolean } | undefined
  billing_cycle_anchor?: number | undefined
  billing_mode?: { type: 'classic' | 'flexible' } | undefined
  cancel_at?: number | undefined
  cancel_at_period_end?: boolean | undefined
  default_payment_method?: string | undefined
  description?: string | undefined
  discounts?: DiscountEntry[] | null | undefined
  metadata?: Record<string, string> | null | undefined
  payment_behavior?:
    | 'allow_incomplete'
    | 'default_incomplete'
    | 'error_if_incomplete'
    | 'pending_if_incomplete'
    | undefined
  payment_settings?: { save_default_payment_method?: 'on_subscription' | 'off' | undefined } | undefined
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined
  trial_end?: number | 'now' | undefined
  trial_period_days?: number | undefined
  trial_settings?:
    | { end_behavior: { missing_payment_method: 'cancel' | 'create_invoice' | 'pause' } }
    | undefined
  off_session?: boolean | undefined
}

function trialEndOf(tx: Transaction, given: SubscriptionEntry): number | null {
  if (given.trial_end === 'now') return null
  if (given.trial_end !== undefined) {
    if (given.trial_end <= tx.now)
      throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
        param: 'trial_end',
      })
    return given.trial_end
  }
  return given.trial_period_days ? tx.now + given.trial_period_days * daySeconds : null
}

/** A subscription as it begins: incomplete, its first period or trial laid out. */
export function newSubscription(tx: Transaction, customer: Customer, given: SubscriptionEntry): Subscription {
  const id = newId('sub')
  const trialEnd = trialEndOf(tx, given)
  const anchor = trialEnd ?? given.billing_cycle_anchor ?? tx.now
  if (given.billing_cycle_anchor !== undefined && given.billing_cycle_anchor < tx.now)
    throw invalid('Invalid timestamp: `billing_cycle_anchor` must be in the future.', {
      param: 'billing_cycle_anchor',
    })
  const method = given.default_payment_method
  if (
    method !== undefined &&
    tx.refer('payment_method', method, 'default_payment_method').customer !== customer.id
  )
    throw invalid(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      {
        code: 'resource_missing',
        param: 'default_payment_method',
      },
    )
  if (given.items.length === 0)
    throw invalid('Missing required param: items.', { code: 'parameter_missing', param: 'items' })
  const items = given.items.map((entry, index) =>
    newItem(tx, id, entry, { start: tx.now, end: anchor }, `items[${index}]`),
  )
  requireOneInterval(items)
  for (const item of items)
    if (trialEnd === null && item.price.recurring)
      item.current_period_end = periodAt(anchor, item.price.recurring, tx.now).end
  customer.currency ??= 'usd'
  const periodEnd = items[0]?.current_period_end ?? tx.now
  const subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: taxOf(given.automatic_tax?.enabled ?? false),
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode:
      given.billing_mode?.type === 'classic'
        ? { flexible: null, type: 'classic' }
        : { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: given.cancel_at ?? (given.cancel_at_period_end ? periodEnd : null),
    cancel_at_period_end: given.cancel_at_period_end ?? false,
    canceled_at: given.cancel_at || given.cancel_at_period_end ? tx.now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: tx.now,
    currency: 'usd',
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: method ?? null,
    default_source: null,
    default_tax_rates: [],
    description: given.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: given.payment_settings?.save_default_payment_method ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    schedule: null,
    start_date: tx.now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: given.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      },
    },
    trial_start: trialEnd === null ? null : tx.now,
  } satisfies Omit<Stripe.Subscription, 'items' | 'pending_update'>
  return {
    ...subscription,
    pending_update: null,
    items: wholeList(items, `/v1/subscription_items?subscription=${id}`),
    _: { change: null, changeInvoice: null, resumeInvoice: null, resumeAnchor: null },
  }
}
