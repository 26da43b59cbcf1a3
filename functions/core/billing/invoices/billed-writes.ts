import { type BillingAccount, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { paymentAlarms } from '#core/billing/transactions/payment-alarms.ts'
import { paymentEffects } from '#core/billing/transactions/payment-effects.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import type { decideBilled } from './decide-billed.ts'
import { invoices } from './invoices.ts'
import { refundWrites } from './refund-rows.ts'

/** Our rows of an invoice as they were before. */
type Before = {
  user: StoredUser
  account: BillingAccount
  invoice: Invoice | undefined
  payment: StoredTransaction | undefined
  endsPause?: boolean
}

/** The writes of what was decided about an invoice: its rows, the member’s total, receipts, and warnings. */
export function billedWrites(
  { user, account, invoice: known, payment: before, endsPause = false }: Before,
  { invoice, payment, refunds, spentCents, changed }: ReturnType<typeof decideBilled>,
  now: string,
): Write[] {
  const totalSpentCents = account.totalSpentCents + spentCents
  return [
    ...(changed.invoice
      ? [invoices.put(invoice, known ? { version: known.version } : { absent: true })]
      : []),
    ...(payment && changed.payment
      ? [transactions.put(payment, before ? { version: before.version } : { absent: true })]
      : []),
    ...(payment ? refundWrites(refunds, { payment, user }, now) : []),
    ...(changed.account ? [changeBillingAccount(account, { totalSpentCents })] : []),
    ...(payment
      ? [
          ...paymentEffects({ user, before, after: payment, invoice, endsPause }, now),
          ...paymentAlarms(before, payment, now),
        ]
      : []),
  ]
}
