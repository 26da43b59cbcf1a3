import type { PaymentMethod } from '#shared/payment-methods/payment-method.ts'
import { retryPayment } from '#shared/transactions/contract.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { useBillingChanged } from '#web/features/billing/api/use-billing-changed.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { passPaymentStep } from '#web/features/subscriptions/api/pass-payment-step.ts'
import { settle } from '#web/features/subscriptions/api/settle-subscription.ts'
import { call } from '#web/lib/call.ts'

type Retry = { transactionId: Transaction['id']; paymentMethodId?: PaymentMethod['id'] }

/** Pays the open invoice of a failed payment, with the bank's question on the way where there is one. */
export const useRetryPayment = () =>
  useCommand({
    send: async ({ transactionId, ...body }: Retry) => {
      const answer = await call(retryPayment, { params: { transactionId }, body })
      if (!answer.payment) return answer
      await passPaymentStep(answer.payment)
      await settle()
      return { ...answer, success: true }
    },
    onDone: useBillingChanged(),
  })
