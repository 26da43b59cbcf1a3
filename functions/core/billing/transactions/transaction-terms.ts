import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { readItem } from '#core/platform/db/read-item.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { keptTransactions } from './kept-transactions.ts'
import { StoredTransaction, transactions } from './transactions.ts'

const TransactionTerm = z.object({
  term: z.string(),
  id: z.string(),
  userId: z.string(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
type TransactionTerm = z.infer<typeof TransactionTerm>

export const amountTerm = (cents: number) => `CENTS#${cents}`
export const providerTerm = (id: string) => `PROVIDER#${id}`

const termPartition = (term: string) => `TRANSACTIONS_OF#${term}`

/**
 * By what administrators find a transaction: its exact amount, and each id that a provider gave it. Its owner is part of
 * the key, because the deletion of a member gives it another one.
 */
export const transactionTerms = entity({
  name: 'transaction-term',
  erasure: 'by the stream',
  schema: TransactionTerm,
  key: ({ term, id, userId }: Pick<TransactionTerm, 'term' | 'id' | 'userId'>) => ({
    pk: termPartition(term),
    sk: `${id}#${userId}`,
  }),
})

/** The terms of a transaction. */
export function termsOf({
  id,
  userId,
  createdAt,
  amountCents,
  providerTransactionId,
  providerInvoiceId,
  providerIntentId,
}: StoredTransaction): TransactionTerm[] {
  const ids = new Set([providerTransactionId, providerInvoiceId, providerIntentId])
  const given = [...ids].filter((one) => one !== undefined)
  return [amountTerm(amountCents), ...given.map(providerTerm)].map((term) => ({
    term,
    id,
    userId,
    createdAt,
    version: 1,
  }))
}

type Wanted = {
  between?: readonly [string, string] | undefined
  limit: number
  cursor?: string | undefined
}

/** A page of the transactions with a term, newest first. */
export async function transactionsWith(
  term: string,
  { between, limit, cursor }: Wanted,
): Promise<Page<StoredTransaction>> {
  const { items: rows, nextCursor } = await transactionTerms.list({
    pk: termPartition(term),
    ...(between && { between }),
    newestFirst: true,
    limit,
    cursor,
  })
  const found = await getMany(
    rows.map((row) => (row.userId === goneOwnerId ? keptTransactions : transactions).key(row)),
  )
  const items = found.flatMap((item) => readItem(StoredTransaction, transactions.name, item) ?? [])
  return {
    items: items.toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    ...(nextCursor && { nextCursor }),
  }
}
