import { type Contribution, recountRow } from '#core/billing/billing-counters.ts'
import { failedOn, revenueOf } from '#core/billing/billing-figures.ts'
import type { Counting } from '#core/projections/counting.ts'
import { spentCents } from '#shared/transactions/spent-cents.ts'
import { type StoredTransaction, transactions } from './transactions.ts'

/** What no plan is known for. */
const otherPlan = 'Other'

/** What was earned, and what has failed. What was earned stays earned when its row goes with a member. */
const earnings: Counting = {
  of: transactions.name,
  recount: async ({ after }) => {
    if (!after) return
    const read = transactions.read(after)
    await recountRow('BILLING_COUNTS', read, { counts: countsOf(read) })
  },
}

function countsOf(transaction: StoredTransaction): Contribution['counts'] {
  const { type, status, planName = otherPlan, paymentProvider, dispute, failedAt } = transaction
  if (type !== 'payment') return {}
  // What was given up before anybody tried to pay it has not failed.
  if (status === 'failed') return failedAt ? { [failedOn(failedAt.slice(0, 10))]: 1 } : {}
  // PayPal takes a lost payment back as a whole, which counts as given back already.
  const lost = paymentProvider === 'stripe' && dispute?.status === 'lost' ? dispute.amountCents : 0
  const kept = Math.max(0, spentCents(transaction) - lost)
  // Tax belongs to somebody else, and of what was given back the same part was tax.
  const tax = kept === 0 ? 0 : Math.round(((transaction.taxCents ?? 0) * kept) / transaction.amountCents)
  const earned = Math.max(0, kept - tax)
  return earned === 0 ? {} : { [revenueOf(planName)]: earned }
}

export const projections = [earnings]
