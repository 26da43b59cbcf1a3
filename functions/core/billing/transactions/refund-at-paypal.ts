import { mirrorPaypalSale } from '#core/billing/invoices/mirror-paypal-sale.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { paypalMoney } from '#core/billing/paypal/paypal-cents.ts'
import { paypalProblemIn } from '#core/billing/paypal/paypal-problem.ts'
import type { StoredTransaction } from './transactions.ts'

const refusals: Record<string, string> = {
  CAPTURE_FULLY_REFUNDED: 'This payment has nothing left to refund.',
  TRANSACTION_DISPUTED:
    'The payer has disputed this payment. You cannot refund it while the dispute is open.',
}

/**
 * Gives back a decided refund at PayPal: under the refund’s own id, once, however often it is called. Only its answer
 * names it there, so our rows follow here. Undefined when it is done; otherwise why PayPal will never do it.
 */
export async function refundAtPaypal(
  { providerTransactionId: saleId }: StoredTransaction,
  { id: refundId, amountCents, providerTransactionId: known }: StoredTransaction,
  now: string,
): Promise<string | undefined> {
  if (!saleId) return undefined
  // It was given back already and waits for the bank.
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
        body: { amount: paypalMoney(amountCents), custom_id: refundId },
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
