import type { Payment, StoredRegistration } from './registrations.ts'

type Paid = Pick<StoredRegistration, 'payments' | 'pay' | 'userId'>

/** The payments for a registration, the first one first. */
export function paymentsOf({ payments, pay, userId }: Paid): Payment[] {
  if (payments) return payments
  const { paidCents: cents, refundedCents, method, transactionId } = pay
  if (cents === 0 || !method) return []
  return [
    {
      ...(userId && { payerId: userId }),
      ...(transactionId && { transactionId }),
      method,
      cents,
      refundedCents,
    },
  ]
}

/** The payments with one more, and their cash part; the first is in `pay` alone. */
export function withPayment(
  registration: Paid,
  payment: Payment,
): { payments?: Payment[]; cash?: ReturnType<typeof cashIn> } {
  const before = paymentsOf(registration)
  if (before.length === 0) return {}
  const payments = [...before, payment]
  return { payments, cash: cashIn(payments) }
}

/** The cash part of several payments. */
export function cashIn(payments: readonly Payment[]): { paidCents: number; refundedCents: number } {
  const cash = payments.filter(({ method }) => method === 'cash')
  return {
    paidCents: cash.reduce((sum, { cents }) => sum + cents, 0),
    refundedCents: cash.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
  }
}

/** True if another person paid, and so gets the refund. */
export const isPaidByOther = (registration: Paid): boolean =>
  paymentsOf(registration).some(({ payerId }) => payerId !== undefined && payerId !== registration.userId)

/** The present owner’s payments that have not been refunded. */
export const ownLeftOf = (registration: Paid): number =>
  paymentsOf(registration)
    .filter(({ payerId }) => payerId === registration.userId)
    .reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)
