import { keptBillingPartition } from '#core/billing/invoices/kept-invoices.ts'
import { entity } from '#core/platform/db/entity.ts'
import { StoredTransaction, transactionMigrations, transactionsPartition } from './transactions.ts'

type Key = { id: string; createdAt: string }

/** Still among all transactions, so that the administrators’ lists and exports add up. */
export const keptTransactions = entity({
  name: 'kept-transaction',
  erasure: 'impersonal',
  schema: StoredTransaction,
  migrations: transactionMigrations,
  key: ({ id, createdAt }: Key) => ({ pk: keptBillingPartition(createdAt), sk: `TRANSACTION#${id}` }),
  gsi3: ({ id }) => ({ pk: transactionsPartition, sk: id }),
})
