import type Stripe from 'stripe'
import type { PaymentIntent } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'

type Entry = {
  amount: number
  customer: string | null
  description?: string | null | undefined
  invoice?: string | null
  metadata?: Record<string, string> | null | undefined
  receiptEmail?: string | null | undefined
  statementDescriptorSuffix?: string | undefined
  setupFutureUsage?: 'off_session' | 'on_session' | null | undefined
}

export function newPaymentIntent(tx: Transaction, entry: Entry): PaymentIntent {
  const id = newId('pi')
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: entry.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: entry.invoice ? null : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: tx.now,
    currency: 'usd',
    customer: entry.customer,
    customer_account: null,
    description: entry.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: entry.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: entry.receiptEmail ?? null,
    review: null,
    setup_future_usage: entry.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: entry.statementDescriptorSuffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent
  return tx.add('payment_intent', { ...intent, _: { invoice: entry.invoice ?? null, offSession: false } })
}
