import { type Contribution, recountRow } from '#core/billing/billing/billing-counters.ts'
import { earnedIn, failedOn, revenueOf } from '#core/billing/billing/billing-figures.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { byDay } from '#core/platform/platform-figures/by-day.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { projection } from '#core/platform/projections/projection.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { isOpenDispute } from '#shared/billing/transactions/is-open-dispute.ts'
import { isPaidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import { spentCents } from '#shared/billing/transactions/spent-cents.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { keptTransactions } from './kept-transactions.ts'
import { countPaidAtShows } from './paid-at-shows.ts'
import { revenueSource } from './revenue-source.ts'
import { termsOf, transactionTerms } from './transaction-terms.ts'
import {
  disputedPaymentsPartition,
  failedRefundsPartition,
  type StoredTransaction,
  transactions,
} from './transactions.ts'

/** Revenue and failures. Revenue stays when its row goes with a member. */
const earnings: Counting = {
  of: transactions.name,
  recount: async ({ after }) => {
    if (!after) return
    const read = transactions.read(after)
    await recountRow('BILLING_COUNTS', read, { counts: countsOf(read) })
  },
}

/**
 * Revenue by month, under its own marks: rows that were counted by plan before there were months are counted here when
 * they are written again, though they did not change.
 */
const months = (of: { name: string; read: (row: Row) => StoredTransaction }): Counting => ({
  of: of.name,
  recount: async ({ after }) => {
    if (!after) return
    const read = of.read(after)
    const earned = earnedCents(read)
    const counts = earned === 0 ? {} : { [earnedIn(read.createdAt.slice(0, 7))]: earned }
    await recountRow('BILLING_COUNTS', { id: `${read.id}#month`, version: read.version }, { counts })
  },
})

/** The same by day, for the dashboard of administrators. */
const day = {
  figure: 'revenue',
  id: ({ id }: { id: string }) => id,
  counts: (transaction: StoredTransaction) => ({
    count: earnedCents(transaction),
    at: transaction.createdAt,
  }),
  lasting: true,
} as const

function countsOf(transaction: StoredTransaction): Contribution['counts'] {
  const { type, status, failedAt } = transaction
  // A payment that was given up before anyone tried to pay it has not failed.
  if (type === 'payment' && status === 'failed')
    return failedAt ? { [failedOn(failedAt.slice(0, 10))]: 1 } : {}
  const earned = earnedCents(transaction)
  return earned === 0 ? {} : { [revenueOf(revenueSource(transaction))]: earned }
}

/** The part of a payment that is ours and has stayed with us. */
function earnedCents(transaction: StoredTransaction): number {
  if (isPaidAtShow(transaction)) return 0
  const { paymentProvider, dispute } = transaction
  // PayPal takes a lost payment back as a whole, which counts as given back already.
  const lost = paymentProvider === 'stripe' && dispute?.status === 'lost' ? dispute.amountCents : 0
  const kept = Math.max(0, spentCents(transaction) - lost)
  // Tax belongs to someone else, and the same share of a refund was tax.
  const tax = kept === 0 ? 0 : Math.round(((transaction.taxCents ?? 0) * kept) / transaction.amountCents)
  return Math.max(0, kept - tax)
}

/** The longest a failed refund waits for an administrator. */
const daysWaiting = 30

/** Payments in dispute, and refunds that someone still has to settle. */
const attention = waiting({
  of: transactions,
  id: ({ id }) => id,
  // A dispute has no time of its own: it waits since it was counted.
  since: ({ type, createdAt }) => (type === 'refund' ? createdAt : undefined),
  queue: ({ type, status, dispute, refundedAgainAt, createdAt }, now) => {
    if (type === 'payment' && status !== 'failed' && dispute && isOpenDispute(dispute.status))
      return 'openDisputes'
    const waits = type === 'refund' && status === 'failed' && !refundedAgainAt
    return waits && now < addTime(createdAt, { days: daysWaiting }) ? 'failedRefunds' : undefined
  },
  lists: [disputedPaymentsPartition, failedRefundsPartition].map(
    (pk) => (cursor) => transactions.list({ index: 'gsi1', pk, limit: 100, cursor }),
  ),
})

export const projections = [
  projection({
    of: transactions,
    into: transactionTerms,
    rows: termsOf,
    source: (row) => (row.userId === goneOwnerId ? undefined : transactions.key(row)),
  }),
  projection({
    of: keptTransactions,
    into: transactionTerms,
    rows: termsOf,
    source: (row) => (row.userId === goneOwnerId ? keptTransactions.key(row) : undefined),
  }),
  earnings,
  months(transactions),
  months(keptTransactions),
  byDay({ ...day, of: transactions }),
  byDay({ ...day, of: keptTransactions }),
  countPaidAtShows,
  attention,
]
