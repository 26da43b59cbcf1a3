import type { Purpose } from '#shared/transactions/purpose.ts'
import type { StoredTransaction } from './transactions.ts'

/** What no plan is known for. */
const otherPlan = 'Other'
/** What earns beside the plans. */
const sourceOf: Record<Purpose['kind'], string> = { entry: 'Event entries' }

/** What a payment was for, as the revenue by plan names it. */
export const revenueSource = ({ planName, purpose }: Pick<StoredTransaction, 'planName' | 'purpose'>) =>
  planName ?? (purpose ? sourceOf[purpose.kind] : otherPlan)
