import { mirrorPaypalSale } from '#core/billing/invoices/mirror-paypal-sale.ts'
import { mirrorCapture } from '#core/billing/one-time-payments/mirror-capture.ts'
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
  { providerTransactionId: saleId, purpose }: StoredTransaction,
  { id: refundId, amountCents, providerTransactionId: known }: StoredTransaction,
  now: string,
): Promise<string | undefined> {
  if (!saleId) return undefined
  // Known, it was given back already and waits for the bank.
  const asked = known ? { id: known } : await ask(saleId, refundId, amountCents)
  if ('refusal' in asked) return asked.refusal
  if (purpose) await mirrorCapture({ captureId: saleId, refundId: asked.id }, now)
  else await mirrorPaypalSale({ saleId, refundId: asked.id }, now)
  return undefined
}

async function ask(
  saleId: string,
  refundId: string,
  amountCents: number,
): Promise<{ id: string } | { refusal: string }> {
  const paypal = await paypalClient()
  try {
    return await paypal.post<{ id: string }>(`/v2/payments/captures/${encodeURIComponent(saleId)}/refund`, {
      requestId: refundId,
      body: { amount: paypalMoney(amountCents), custom_id: refundId },
    })
  } catch (error) {
    const problem = paypalProblemIn(error)
    if (!problem || ![400, 422].includes(problem.status)) throw error
    return { refusal: refusals[problem.issue] ?? 'PayPal refused the refund.' }
  }
}
