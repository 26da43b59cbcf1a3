import { isPaidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import type {
  Transaction,
  TransactionStatus,
  TransactionType,
} from '#shared/billing/transactions/transaction.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const statusWords: Record<TransactionStatus, string> = {
  succeeded: 'Succeeded',
  pending: 'Pending',
  failed: 'Failed',
  refunded: 'Refunded',
  partially_refunded: 'Partially refunded',
}

export const statusTones: Record<TransactionStatus, Tone> = {
  succeeded: 'success',
  pending: 'warning',
  failed: 'danger',
  refunded: 'neutral',
  partially_refunded: 'neutral',
}

export const typeWords: Record<TransactionType, string> = {
  payment: 'Payment',
  refund: 'Refund',
  credit: 'Credit',
  debit: 'Charge',
}

/** An administrator’s own words about a credit or a charge do not say which it is. */
export const titleOf = ({ type, description }: Pick<Transaction, 'type' | 'description'>): string =>
  type === 'credit' || type === 'debit' ? `${typeWords[type]}: ${description}` : description

type Named = Pick<Transaction, 'type' | 'description' | 'purpose' | 'paymentProvider'>

/** The title in one line, for those who hear it. */
export const spokenTitle = (transaction: Named): string =>
  isPaidAtShow(transaction) ? `${titleOf(transaction)}, paid at the show` : titleOf(transaction)

/** Formats an amount as part of what the member paid: money that comes back to them is subtracted. */
export function signedAmount({ type, amountCents }: Pick<Transaction, 'type' | 'amountCents'>): string {
  const amount = Math.abs(amountCents)
  return dollars(type === 'refund' || type === 'credit' ? -amount : amount)
}
