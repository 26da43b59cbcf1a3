import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { eventsOf } from '#shared/billing/subscriptions/subscription-changes.ts'
import { retryPayment } from '#shared/billing/transactions/contract.ts'
import { paymentFailed } from '#shared/billing/transactions/payment-events.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { useBillingChanged } from '#web/features/billing/billing/api/use-billing-changed.ts'
import type { CardStep } from '#web/features/billing/subscriptions/api/pay-order.ts'
import { settle, settleNoted } from '#web/features/billing/subscriptions/api/settle-subscription.ts'
import { passPaymentStep } from '#web/features/billing/subscriptions/stripe/pass-payment-step.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { notePurchase } from '#web/lib/analytics/purchases.ts'
import { call } from '#web/lib/call.ts'

/** A saved way to pay, or a card that is typed now: `confirm` hands it to Stripe. */
export type RetryBy =
  | { paymentMethodId: PaymentMethod['id'] }
  | { confirm: (step: CardStep) => Promise<void> }

type Retry = RetryBy & { transactionId: Transaction['id'] }

/** Pays the open invoice of a failed payment, with the bank's question on the way where there is one. */
export function useRetryPayment() {
  const changed = useBillingChanged()
  return useCommand({
    send: async ({ transactionId, ...by }: Retry) => {
      const body = 'paymentMethodId' in by ? by : {}
      notePurchase({ transactionId })
      const answer = await call(retryPayment, { params: { transactionId }, body })
      const { payment } = answer
      if (!payment) {
        settleNoted()
        return answer
      }
      await ('confirm' in by && payment.kind === 'card' ? by.confirm(payment) : passPaymentStep(payment))
      // The money is on its way by now: that it could not be looked at is no failure of it.
      await settle(transactionId).catch(() => undefined)
      return { ...answer, success: true }
    },
    // A payment may end a pause; that one failed again is no news.
    tells: { done: eventsOf('resumed'), refused: [paymentFailed] },
    onDone: changed,
    onStale: changed,
  })
}
