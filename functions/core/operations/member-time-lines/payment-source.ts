import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { transactionPlace } from '#shared/billing/billing/admin-places.ts'
import type { PaymentProviderName } from '#shared/billing/subscriptions/subscription.ts'
import type { TransactionType } from '#shared/billing/transactions/transaction.ts'
import type { Source } from './read-source.ts'

const typeWords: Record<TransactionType, string> = {
  payment: 'Payment',
  refund: 'Refund',
  credit: 'Credit',
  debit: 'Charge',
}

export const providerWords: Record<PaymentProviderName, string> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  manual: 'Recorded by an administrator',
}

/** A description of a refund says already that it is one. */
const sentenceOf = (word: string, description: string) =>
  description.startsWith(`${word}: `) ? description : `${word}: ${description}`

/** The payments of a member, each once, as they stand now. */
export const paymentSource = ({ id: memberId }: StoredUser): Source<StoredTransaction> => ({
  list: ({ upTo = '~', limit, cursor }) =>
    transactions.list({
      pk: `USER#${memberId}`,
      between: ['TRANSACTION#', `TRANSACTION#txn_${upTo}`],
      newestFirst: true,
      limit,
      cursor,
    }),
  draft: ({ id, type, status, amountCents, description, failure, paymentProvider, createdAt }) => ({
    id,
    kind: 'payments',
    at: createdAt,
    sentence: sentenceOf(typeWords[type], description),
    ...(status === 'failed' && failure && { detail: failure }),
    by: { role: 'system', name: providerWords[paymentProvider] },
    amountCents,
    state: { of: 'payment', status },
    href: transactionPlace(memberId, id),
  }),
})
