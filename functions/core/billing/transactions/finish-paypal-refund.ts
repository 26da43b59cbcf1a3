import { mirrorPaypalSale } from '#core/billing/invoices/mirror-paypal-sale.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { paypalMoney } from '#core/billing/paypal/paypal-cents.ts'
import { paypalProblemIn } from '#core/billing/paypal/paypal-problem.ts'
import { ownTransaction } from './own-transaction.ts'
import type { StoredTransaction } from './transactions.ts'

const refusals: Record<string, string> = {
  CAPTURE_FULLY_REFUNDED: 'This payment has nothing left to refund.',
  TRANSACTION_DISPUTED:
    'The payer has disputed this payment. You cannot refund it while the dispute is open.',
}

/**
 * Gives back a decided refund at PayPal: under the refund’s own id, once, however often it is called. Undefined when it
 * is done; otherwise why PayPal will never do it.
 */
export async function finishPaypalRefund(
  payment: StoredTransaction,
  refundId: string,
  now: string,
): Promise<string | undefined> {
  const pending = payment.pendingRefunds?.find(({ id }) => id === refundId)
  const saleId = payment.providerTransactionId
  if (!pending || !saleId) return undefined
  // It was given back already and waits for the bank.
  const { providerTransactionId: known } = await ownTransaction(payment.userId, refundId)
  if (known) {
    await mirrorPaypalSale({ saleId, refundId: known }, now)
    return undefined
  }
  const paypal = await paypalClient()
  try {
    const { id } = await paypal.post<{ id: string }>(
      `/v2/payments/captures/${encodeURIComponent(saleId)}/refund`,
      {
        requestId: refundId,
        body: { amount: paypalMoney(pending.amountCents), custom_id: refundId },
      },
    )
    await mirrorPaypalSale({ saleId, refundId: id }, now)
    return undefined
  } catch (error) {
    const problem = paypalProblemIn(error)
    if (!problem || ![400, 422].includes(problem.status)) throw error
    return refusals[problem.issue] ?? 'PayPal refused the refund.'
  }
}
