import type { Transaction } from '#shared/billing/transactions/transaction.ts'

/** The name of a receipt on paper and in the mail. */
export const receiptNumber = ({ id }: Pick<Transaction, 'id'>): string => id.slice(-8)
