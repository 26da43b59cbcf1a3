import { cancelWhenDue, expireIncomplete, expireUpdate } from './billing/cancel-subscription.ts'
import {
  announceRenewal,
  announceTrialEnd,
  finalizeWhenDue,
  renewSubscription,
} from './billing/renew-subscription.ts'
import { retryInvoice } from './billing/retry-invoice.ts'
import { enterPhase } from './billing/schedule-phases.ts'
import type { Tasks } from './engine.ts'
import { settlePayment } from './payments/confirm-intent.ts'
import { settleRefund } from './payments/refund.ts'
import { decideDispute, loseDispute } from './resources/disputes.ts'

/** The actions that run automatically when their time has come. */
export const tasks: Tasks = {
  expire_update: expireUpdate,
  expire_incomplete: expireIncomplete,
  resume_collection: (tx, id) => {
    const subscription = tx.get('subscription', id)
    if (!subscription) return
    subscription.pause_collection = null
    tx.emit('customer.subscription.updated', subscription)
  },
  cancel_subscription: cancelWhenDue,
  // A phase that begins with a period decides what that period bills.
  enter_phase: enterPhase,
  announce_trial_end: announceTrialEnd,
  announce_renewal: announceRenewal,
  renew_subscription: renewSubscription,
  finalize_invoice: finalizeWhenDue,
  retry_invoice: retryInvoice,
  settle_payment: settlePayment,
  settle_refund: settleRefund,
  dispute_decision: decideDispute,
  dispute_deadline: loseDispute,
}
