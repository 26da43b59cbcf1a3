import { createDashboard, saidOfResend } from '../../provider/dashboard/dashboard.ts'
import type { Sender } from '../../provider/sender.ts'
import type { Engine } from '../engine.ts'
import { openDispute } from '../payments/open-dispute.ts'
import { refundCharge } from '../payments/refund.ts'
import type { Kinds } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { rowOf } from './row.ts'

type Parts = { engine: Engine; store: Store; sender: Sender; now: () => Date }

/** Everything there is, and what can be done to it by hand. */
export const createStripeDashboard = ({ engine, store, sender, now }: Parts) =>
  createDashboard<Kinds>({
    name: 'Stripe',
    base: '/_local/stripe',
    store,
    now,
    kinds: {
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
    },
    rowOf: (_, object) => rowOf(object),
    actionsOf(kind, object) {
      if (kind === 'event') return [{ name: 'resend', label: 'Resend to the webhooks' }]
      if (kind !== 'charge' || !('paid' in object) || !object.paid) return []
      return [
        ...(object.amount_refunded < object.amount ? [{ name: 'refund', label: 'Refund the rest' }] : []),
        ...(object.disputed ? [] : [{ name: 'dispute', label: 'Dispute as fraudulent' }]),
      ]
    },
    act(_, id, action) {
      if (action === 'resend') return saidOfResend(sender.resend(id))
      if (action !== 'refund' && action !== 'dispute') return undefined
      return engine.transact({ id: null, idempotency_key: null }, (tx) => {
        const charge = tx.need('charge', id)
        tx.get('customer', charge.customer)
        const made =
          action === 'refund'
            ? refundCharge(tx, charge, { reason: 'requested_by_customer' })
            : openDispute(tx, charge, 'fraudulent')
        return `Made ${made.id}.`
      })
    },
    refusalOf: (error) => (error instanceof StripeError ? error : undefined),
  })
