import type { Purchase } from '#core/billing/one-time-payments/purchase.ts'
import { followPayment } from './follow-payment.ts'
import { settleOrder } from './settle-order.ts'

/** Campaigns of an advertiser. Their payment is that of an invoice, which the card provider collects. */
export const purchase: Purchase<'ads'> = {
  kind: 'ads',
  settle: settleOrder,
  isPayable: () => Promise.resolve(false),
  refund: followPayment,
  until: (attempt) => attempt(),
}
