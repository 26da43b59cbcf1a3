import * as z from 'zod/mini'
import { PaymentProviderName } from '#shared/subscriptions/subscription.ts'
import { TransactionId, TransactionStatus, TransactionType } from '#shared/transactions/transaction.ts'
import { UserId } from '#shared/users/user.ts'
import type { FilterOf } from '#web/features/lists/address-filter.ts'
import type { FilterPart } from '#web/features/lists/filter-bar.tsx'
import { statusWords, typeWords } from '#web/features/transactions/components/transaction-words.ts'
import { providerWords } from './provider-words.ts'

/** In the address beside the tab. With a member and a transaction, the details of that one are open. */
export const allTransactionsFilter = {
  type: z.optional(TransactionType),
  status: z.optional(TransactionStatus),
  provider: z.optional(PaymentProviderName),
  dispute: z.optional(z.literal('open')),
  userId: z.optional(UserId),
  transaction: z.optional(TransactionId),
}

export const allTransactionsFilterParts: FilterPart<keyof FilterOf<typeof allTransactionsFilter>>[] = [
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
  {
    kind: 'choice',
    name: 'provider',
    label: 'Provider',
    any: 'Any provider',
    options: PaymentProviderName.options.map((option) => [option, providerWords[option]]),
  },
  {
    kind: 'choice',
    name: 'dispute',
    label: 'Disputes',
    any: 'All payments',
    options: [['open', 'Open disputes']],
  },
]
