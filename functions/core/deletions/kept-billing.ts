import { entity } from '#core/db/entity.ts'
import { StoredTransaction, transactionsPartition } from '#core/transactions/transactions.ts'
import { Invoice } from '#shared/invoices/invoice.ts'

/** Whose they are that were somebody’s: of no account that ever was. */
export const nobody = '00000000-0000-4000-8000-000000000000'

const partition = (createdAt: string) => `KEPT_INVOICES#${createdAt.slice(0, 4)}`

type Key = { id: string; createdAt: string }

/** The books must show for years what was billed, and need not know to whom. */
export const keptInvoices = entity({
  name: 'kept-invoice',
  schema: Invoice,
  key: ({ id, createdAt }: Key) => ({ pk: partition(createdAt), sk: `INVOICE#${id}` }),
})

/** Still among all transactions, so that the administrators’ lists and exports add up. */
export const keptTransactions = entity({
  name: 'kept-transaction',
  schema: StoredTransaction,
  key: ({ id, createdAt }: Key) => ({ pk: partition(createdAt), sk: `TRANSACTION#${id}` }),
  gsi3: ({ id }) => ({ pk: transactionsPartition, sk: id }),
})
