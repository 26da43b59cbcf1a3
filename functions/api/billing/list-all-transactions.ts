import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { firstPageWith } from '#core/db/first-page-with.ts'
import { findTransactions } from '#core/transactions/find-transactions.ts'
import {
  disputedPaymentsPartition,
  type StoredTransaction,
  transactions,
  transactionsPartition,
} from '#core/transactions/transactions.ts'
import { withMembers } from '#core/transactions/with-members.ts'
import { listAllTransactions as contract } from '#shared/billing/admin-contract.ts'
import { isOpenDispute } from '#shared/transactions/is-open-dispute.ts'

/** Those of one member are read where they are kept, and all of them from the list of all in the order of time. */
async function listAllTransactions({ query }: ApiRequest<typeof contract>) {
  const { userId, type, status, provider, dispute, limit, cursor } = query
  const isWanted = (one: StoredTransaction) =>
    (!type || one.type === type) &&
    (!status || one.status === status) &&
    (!provider || one.paymentProvider === provider) &&
    (!dispute || (one.dispute !== undefined && isOpenDispute(one.dispute.status)))
  const pageFrom = (next: string | undefined) =>
    userId
      ? findTransactions(userId, { limit, cursor: next })
      : transactions.list({
          ...(dispute
            ? { index: 'gsi1', pk: disputedPaymentsPartition }
            : { index: 'gsi3', pk: transactionsPartition }),
          newestFirst: true,
          limit,
          cursor: next,
        })
  const page = await firstPageWith(pageFrom, cursor, isWanted)
  return { ...page, items: await withMembers(page.items) }
}

export const handler = endpoint(contract, listAllTransactions)
