import type { Transaction } from '#shared/transactions/transaction.ts'

/** What a receipt is called on paper and in the mail. */
export const receiptNumber = ({ id }: Pick<Transaction, 'id'>): string => id.slice(-8)
