import { hardDeclines } from '../payments/declines.ts'
import type { Transaction } from '../store/transaction.ts'
import { cancelNow } from './cancel-subscription.ts'
import { subscriptionOf } from './draft-invoice.ts'
import { retriesLeft, scheduleRetry } from './dunning.ts'
import { attemptPayment, methodFor } from './pay-invoice.ts'
import { hasEnded, setStatus } from './subscription-status.ts'

/** One of the retries; after the last, the subscription ends as the account is set up. */
export function retryInvoice(tx: Transaction, id: string): void {
  const invoice = tx.get('invoice', id)
  if (invoice?.status !== 'open') return
  invoice.next_payment_attempt = null
  const sameCard = methodFor(tx, invoice)?.id === invoice._.lastMethod
  if (!(sameCard && hardDeclines.has(invoice._.lastDecline ?? '')))
    attemptPayment(tx, invoice, { offSession: true, scheduled: true })
  if (invoice.status !== 'open') return
  if (retriesLeft(tx, invoice)) {
    scheduleRetry(tx, invoice)
    tx.emit('invoice.updated', invoice)
    return
  }
  giveUp(tx, id)
}

function giveUp(tx: Transaction, id: string): void {
  const invoice = tx.need('invoice', id)
  invoice.auto_advance = false
  tx.emit('invoice.updated', invoice)
  const subscription = tx.get('subscription', subscriptionOf(invoice))
  if (!subscription || hasEnded(subscription)) return
  const { afterRetries } = tx.env.faults
  if (afterRetries === 'cancel') cancelNow(tx, subscription, { reason: 'payment_failed' })
  else if (afterRetries === 'unpaid') setStatus(tx, subscription, 'unpaid')
}
