import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import type { StoredTransaction } from './transactions.ts'

/** Payments of no known plan. */
const otherPlan = 'Other'
/** Revenue beside the plans. */
const sourceOf: Record<Purpose['kind'], string> = { entry: 'Event entries' }

/** The purpose of a payment, as the revenue by plan names it. */
export const revenueSource = ({ planName, purpose }: Pick<StoredTransaction, 'planName' | 'purpose'>) =>
  planName ?? (purpose ? sourceOf[purpose.kind] : otherPlan)
