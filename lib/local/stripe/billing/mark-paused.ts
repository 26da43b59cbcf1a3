import type Stripe from 'stripe'
import type { Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { unscheduleAll } from './renewal-dates.ts'

export function markPaused(
  tx: Transaction,
  subscription: Subscription,
  why: Stripe.Subscription.StatusDetails.Paused.Subscription.Type,
): void {
  unscheduleAll(tx, subscription)
  subscription.status = 'paused'
  subscription.status_details = {
    paused: { subscription: { type: why }, transitioned_at: tx.now, type: 'subscription' },
  }
  tx.emit('customer.subscription.paused', subscription)
  tx.emit('customer.subscription.updated', subscription)
}
