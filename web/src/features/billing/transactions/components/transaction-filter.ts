import * as z from 'zod/mini'
import { TransactionStatus, TransactionType } from '#shared/billing/transactions/transaction.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { statusWords, typeWords } from './transaction-words.ts'

/** The filters in the address beside the tab. Days are those that the list shows, and both are included. */
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
