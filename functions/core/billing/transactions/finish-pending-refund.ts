import { mirrorAnyInvoice } from '#core/billing/one-time-payments/mirror-any-invoice.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { askForRefund } from './ask-for-refund.ts'
import { isPending } from './decide-refund.ts'
import { ownTransaction } from './own-transaction.ts'
import type { StoredTransaction } from './transactions.ts'

type Named = { userId: string; paymentId: string; refundId: string }

/**
 * Finishes a refund that was decided, as often as it is called. It looks at the provider first, since an earlier try
 * may have come through, and its key for repeated calls does not live forever; then it asks once, and looks again.
 */
export async function finishPendingRefund(
  { userId, paymentId, refundId }: Named,
  now: string,
): Promise<void> {
  const row = await ownTransaction(userId, paymentId)
  for (let asked = false; ; asked = true) {
    const payment = await lookAt(row, now)
    if (asked || !payment || !isPending(payment, refundId)) return
    if (!(await askForRefund(payment, refundId, now))) return
  }
}

/**
 * The payment as its provider has it: some are that of an invoice, others are on their own. PayPal shows its
 * refunds one by one, by the name that asking gives them.
 */
async function lookAt(payment: StoredTransaction, now: string): Promise<StoredTransaction | undefined> {
  const { id, paymentProvider, providerInvoiceId, providerIntentId } = payment
  if (paymentProvider === 'paypal') return payment
  if (providerIntentId) return (await mirrorPayment(providerIntentId, now))?.payment
  if (!providerInvoiceId) throw new Error(`The payment ${id} has no invoice at its provider.`)
  return (await mirrorAnyInvoice(providerInvoiceId, now))?.payment
}
