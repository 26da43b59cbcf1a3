import { isPaidAtShow, paidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import type { StoredTransaction } from './transactions.ts'

/** Payments of no known plan. */
const otherPlan = 'Other'
/** Revenue beside the plans. */
const sourceOf: Record<Purpose['kind'], string> = { entry: 'Event entries', ads: 'Advertising' }

type Earning = Pick<StoredTransaction, 'type' | 'planName' | 'purpose' | 'paymentProvider'>

/** The purpose of a payment, as the revenue by plan names it. Cash at the gate is no revenue and stands apart. */
export function revenueSource(transaction: Earning): string {
  if (isPaidAtShow(transaction)) return paidAtShow
  const { planName, purpose } = transaction
  return planName ?? (purpose ? sourceOf[purpose.kind] : otherPlan)
}
