import * as z from 'zod/mini'
import { TransactionStatus, TransactionType } from '#shared/transactions/transaction.ts'
import type { FilterOf } from '#web/features/lists/address-filter.ts'
import type { FilterPart } from '#web/features/lists/filter-bar.tsx'
import type { TransactionQuery } from '../api/list-transactions.ts'
import { statusWords, typeWords } from './transaction-words.ts'

/** In the address beside the tab. Days as the list shows them; both are included. */
export const transactionFilter = {
  type: z.optional(TransactionType),
  status: z.optional(TransactionStatus),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
}

type TransactionFilter = FilterOf<typeof transactionFilter>

export const transactionFilterParts: FilterPart<keyof TransactionFilter>[] = [
  {
    kind: 'choice',
    name: 'type',
    label: 'Type',
    any: 'All types',
    options: TransactionType.options.map((option) => [option, typeWords[option]]),
  },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: TransactionStatus.options.map((option) => [option, statusWords[option]]),
  },
  { kind: 'day', name: 'from', label: 'From', notAfter: 'to' },
  { kind: 'day', name: 'to', label: 'To', notBefore: 'from' },
]

/** When the day begins, unless that is in a year that is not written with four digits. */
function dayStart(day: string | undefined, daysLater = 0): string | undefined {
  if (!day) return undefined
  const start = new Date(day)
  start.setUTCDate(start.getUTCDate() + daysLater)
  return z.safeParse(z.iso.datetime(), start.toISOString()).data
}

/** The instants of the chosen days, which are those of UTC as the list shows them. */
export function instantsOf({ from, to, ...filter }: TransactionFilter): TransactionQuery {
  const [start, end] = [dayStart(from), dayStart(to, 1)]
  return { ...filter, ...(start && { from: start }), ...(end && { to: end }) }
}
