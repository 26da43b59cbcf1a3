import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { keptTransactions } from './kept-transactions.ts'
import { transactionNotFound } from './transaction-not-found.ts'
import { type StoredTransaction, transactionsPartition } from './transactions.ts'

/** A transaction of a member who has left the platform: only the list of all knows the year it is kept in. */
export async function keptTransaction(id: string): Promise<StoredTransaction> {
  const { items } = await keptTransactions.list({
    index: 'gsi3',
    pk: transactionsPartition,
    between: [id, id],
    limit: 1,
  })
  const [found] = items
  if (found?.userId !== goneOwnerId) throw transactionNotFound()
  return found
}
