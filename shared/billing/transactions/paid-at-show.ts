import type { Transaction } from './transaction.ts'

type Paid = Pick<Transaction, 'type'> & Partial<Pick<Transaction, 'purpose' | 'paymentProvider'>>

/** Tells whether cash at the gate of an event paid it. The organizer keeps it, so the platform earns nothing. */
export const isPaidAtShow = ({ type, purpose, paymentProvider }: Paid): boolean =>
  type === 'payment' && purpose !== undefined && paymentProvider === 'manual'

export const paidAtShow = 'Paid at the show'
