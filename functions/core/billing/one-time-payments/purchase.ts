import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'

type Follow = (purpose: Purpose, payment: StoredTransaction, now: string) => Promise<Write[]>

/** What a payment that is made once buys, and how it changes with the payment, in the same write. */
export type Purchase = {
  kind: Purpose['kind']
  /** The payment has succeeded. */
  settle: Follow
  /** Tells whether this payment, for this amount, may still be collected. */
  isPayable: (purpose: Purpose, payment: { intentId: string; amountCents: number }) => Promise<boolean>
  /** Money of it is refunded. */
  refund: Follow
  /** Repeats a write that others have come before. */
  until: <T>(attempt: () => Promise<T>) => Promise<T>
}
