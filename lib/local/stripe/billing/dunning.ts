import type { Invoice } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { subscriptionOf } from './draft-invoice.ts'

const daySeconds = 24 * 3600

/** Eight tries in the two weeks after the first failure. */
const daysBetweenRetries = [1, 2, 2, 2, 2, 2, 2, 1]

/** First invoices and upgrades that wait for their payment are not retried: they expire. */
export function retriesLeft(tx: Transaction, invoice: Invoice): boolean {
  if (!invoice.auto_advance || invoice._.retries >= daysBetweenRetries.length) return false
  const subscription = tx.get('subscription', subscriptionOf(invoice))
  return (
    subscription?.status !== 'incomplete' &&
    subscription?._.changeInvoice !== invoice.id &&
    subscription?._.resumeInvoice !== invoice.id
  )
}

export function scheduleRetry(tx: Transaction, invoice: Invoice): void {
  const days = daysBetweenRetries[invoice._.retries] ?? 0
  invoice.next_payment_attempt = tx.now + days * daySeconds
  invoice._.retries += 1
  tx.schedule('retry_invoice', invoice.id, invoice.next_payment_attempt)
}
