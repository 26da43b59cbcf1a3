import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import type { PaymentProviderName } from '#shared/billing/subscriptions/subscription.ts'
import { isOpenDispute } from '#shared/billing/transactions/is-open-dispute.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { findTransactions, type TransactionFilter } from './find-transactions.ts'
import { firstIdAt } from './first-id-at.ts'
import { revenueSource } from './revenue-source.ts'
import { amountTerm, transactionsWith } from './transaction-terms.ts'
import {
  disputedPaymentsPartition,
  type StoredTransaction,
  transactions,
  transactionsPartition,
} from './transactions.ts'

type Wanted = TransactionFilter & {
  userId?: string | undefined
  provider?: PaymentProviderName | undefined
  plan?: string | undefined
  dispute?: 'open' | undefined
  amountCents?: number | undefined
  limit: number
  cursor?: string | undefined
}

/** Neither a provider nor a member tries to make a payment for longer. */
const mostDaysTried = 90

/**
 * A page of the transactions of all members or of one, newest first. Those of one are read where they are kept, and all
 * of them from the list of all in the order of time, or from that of their amount; a range of dates is read as such.
 */
export async function findAllTransactions(wanted: Wanted): Promise<Page<StoredTransaction>> {
  const { userId, status, from, to, dispute, amountCents, limit, cursor } = wanted
  const made = { from: status === 'failed' && from ? addTime(from, { days: -mostDaysTried }) : from, to }
  const between = [firstIdAt(made.from) ?? 'txn_', firstIdAt(made.to) ?? 'txn_~'] as const
  if (between[0] > between[1]) return { items: [] }
  const pageFrom = (next: string | undefined) =>
    userId
      ? findTransactions(userId, { ...made, limit, cursor: next })
      : amountCents !== undefined
        ? transactionsWith(amountTerm(amountCents), { between, limit, cursor: next })
        : transactions.list({
            ...(dispute
              ? { index: 'gsi1', pk: disputedPaymentsPartition }
              : { index: 'gsi3', pk: transactionsPartition }),
            between,
            newestFirst: true,
            limit,
            cursor: next,
          })
  return firstPageWith(pageFrom, cursor, (one) => isWanted(one, wanted))
}

function isWanted(one: StoredTransaction, wanted: Wanted): boolean {
  const { type, status, provider, plan, dispute, amountCents, from, to } = wanted
  const at = one.status === 'failed' ? (one.failedAt ?? one.createdAt) : one.createdAt
  return (
    (!type || one.type === type) &&
    (!status || one.status === status) &&
    (!provider || one.paymentProvider === provider) &&
    (amountCents === undefined || one.amountCents === amountCents) &&
    (!plan || revenueSource(one) === plan) &&
    (!dispute || (one.dispute !== undefined && isOpenDispute(one.dispute.status))) &&
    (!from || at >= from) &&
    (!to || at < to)
  )
}
