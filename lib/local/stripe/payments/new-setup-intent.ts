import type Stripe from 'stripe'
import type { SetupIntent } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'

type Entry = {
  customer: string | null
  usage?: 'off_session' | 'on_session' | undefined
  description?: string | null | undefined
  metadata?: Record<string, string> | null | undefined
}

export function newSetupIntent(tx: Transaction, entry: Entry): SetupIntent {
  const id = newId('seti')
  const intent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`),
    created: tx.now,
    customer: entry.customer,
    customer_account: null,
    description: entry.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: entry.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: entry.usage ?? 'off_session',
  } satisfies Stripe.SetupIntent
  const stored = tx.add('setup_intent', intent)
  tx.emit('setup_intent.created', stored)
  return stored
}
