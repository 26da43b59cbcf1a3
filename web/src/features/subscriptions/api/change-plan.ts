import type { PlanChangePreview } from '#shared/subscriptions/contract.ts'
import { updateSubscription } from '#shared/subscriptions/contract.ts'
import { useBillingChanged } from '#web/features/billing/api/use-billing-changed.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { passPaymentStep } from './pass-payment-step.ts'
import { settle } from './settle-subscription.ts'

type Change = {
  preview: PlanChangePreview
  /** Called before the bank asks its customer, and again when it has answered. */
  onBank: (asking: boolean) => void
}

/** Changes the plan as previewed, and has the difference paid where the bank wants to hear from its customer. */
export const useChangePlan = () =>
  useCommand({
    send: async ({ preview: { id, planId, billingPeriod }, onBank }: Change) => {
      const { payment } = await call(updateSubscription, { body: { planId, billingPeriod, previewId: id } })
      if (!payment) return
      onBank(true)
      try {
        await passPaymentStep(payment)
      } finally {
        onBank(false)
      }
      await settle()
    },
    onDone: useBillingChanged(),
  })
