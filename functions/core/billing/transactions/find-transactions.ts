import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import type { TransactionStatus, TransactionType } from '#shared/billing/transactions/transaction.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { firstIdAt } from './first-id-at.ts'
import { type StoredTransaction, transactions } from './transactions.ts'

export type TransactionFilter = {
  type?: TransactionType | undefined
  status?: TransactionStatus | undefined
  from?: string | undefined
  to?: string | undefined
}

type Wanted = TransactionFilter & { limit: number; cursor?: string | undefined }

/**
 * A page of a member’s transactions, newest first. The time is a part of the key, so a range of dates is read as such;
 * a kind is picked out of the pages, and so a page can be shorter than asked for and still have a next one.
 */
export async function findTransactions(
  userId: string,
  { type, status, from, to, limit, cursor }: Wanted,
): Promise<Page<StoredTransaction>> {
  const between = [`TRANSACTION#${firstIdAt(from) ?? ''}`, `TRANSACTION#${firstIdAt(to) ?? '~'}`] as const
  if (between[0] > between[1]) return { items: [] }
  return firstPageWith(
    (next) => transactions.list({ pk: `USER#${userId}`, between, newestFirst: true, limit, cursor: next }),
    cursor,
    (one) => (!type || one.type === type) && (!status || one.status === status),
  )
}
