import type { Payment, StoredRegistration } from './registrations.ts'

type Paid = Pick<StoredRegistration, 'payments' | 'pay' | 'userId'>

/** What was paid for a registration, the first payment first. */
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

/** The payments with one more; the first stands in `pay` alone. */
export function withPayment(
  registration: Paid,
  payment: Payment,
): Partial<Pick<StoredRegistration, 'payments'>> {
  const before = paymentsOf(registration)
  return before.length > 0 ? { payments: [...before, payment] } : {}
}

/** Whether someone else paid, who gets what comes back. */
export const isPaidByOther = (registration: Paid): boolean =>
  paymentsOf(registration).some(({ payerId }) => payerId !== undefined && payerId !== registration.userId)
