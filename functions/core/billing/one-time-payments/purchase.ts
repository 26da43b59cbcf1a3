import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import type { Purpose, PurposeOf } from '#shared/billing/transactions/purpose.ts'

/** What a payment that is made once buys, and how it changes with the payment, in the same write. */
export interface Purchase<K extends Purpose['kind'] = Purpose['kind']> {
  kind: K
  /** The payment has succeeded. `invoice`: what it pays, where there is one. */
  settle(purpose: PurposeOf<K>, payment: StoredTransaction, now: string, invoice?: Invoice): Promise<Write[]>
  /** Tells whether this payment, for this amount, may still be collected. */
  isPayable(purpose: PurposeOf<K>, payment: { intentId: string; amountCents: number }): Promise<boolean>
  /** Money of it is refunded, or its payer disputes it. */
  refund(purpose: PurposeOf<K>, payment: StoredTransaction, now: string): Promise<Write[]>
  /** Repeats a write that others have come before. */
  until: <T>(attempt: () => Promise<T>) => Promise<T>
}
