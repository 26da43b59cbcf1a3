import * as z from 'zod/mini'
import { PaymentProviderName } from '#shared/billing/subscriptions/subscription.ts'
import {
  TransactionId,
  TransactionStatus,
  TransactionType,
} from '#shared/billing/transactions/transaction.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { statusWords, typeWords } from '#web/features/billing/transactions/components/transaction-words.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { providerWords } from './provider-words.ts'

/**
 * The filters in the address beside the tab. Days are in UTC, and both are included. If a member and a
 * transaction are given, the details of that transaction are open.
 */
export const allTransactionsFilter = {
  type: z.optional(TransactionType),
  status: z.optional(TransactionStatus),
  provider: z.optional(PaymentProviderName),
  dispute: z.optional(z.literal('open')),
  plan: z.optional(text(80, 1)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  amountCents: z.optional(z.string().check(z.regex(/^[1-9]\d{0,13}$/))),
  userId: z.optional(UserId),
  transaction: z.optional(TransactionId),
}

type AllTransactionsFilter = FilterOf<typeof allTransactionsFilter>

export const allTransactionsFilterParts = (
  plans: readonly string[],
): FilterPart<keyof AllTransactionsFilter>[] => [
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
    folded: true,
    name: 'dispute',
    label: 'Disputes',
    any: 'All payments',
    options: [['open', 'Open disputes']],
  },
  {
    kind: 'choice',
    folded: true,
    name: 'plan',
    label: 'Plan',
    any: 'All plans',
    options: plans.map((plan) => [plan, plan]),
  },
  { kind: 'day', name: 'from', label: 'From', notAfter: 'to' },
  { kind: 'day', name: 'to', label: 'To', notBefore: 'from' },
]
