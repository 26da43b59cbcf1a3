import { billSubscription, clearSale, expireSubscription, retryPayment } from './billing/bill-subscription.ts'
import { loseDispute } from './billing/dispute-sale.ts'
import { releaseHold } from './billing/pay.ts'
import { settleRefund } from './billing/refund-sale.ts'
import type { Tasks } from './engine.ts'

/** The actions that run automatically when their time has come. */
export const tasks: Tasks = {
  clear_sale: clearSale,
  settle_refund: settleRefund,
  release_hold: releaseHold,
  retry_payment: retryPayment,
  bill_subscription: (tx, id) => billSubscription(tx, id),
  expire_subscription: expireSubscription,
  lose_dispute: loseDispute,
}
