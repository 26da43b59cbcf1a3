import type { PlanChangePreview } from '#shared/billing/subscriptions/contract.ts'
import { updateSubscription } from '#shared/billing/subscriptions/contract.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { eventsOf } from '#shared/billing/subscriptions/subscription-changes.ts'
import { useBillingChanged } from '#web/features/billing/billing/api/use-billing-changed.ts'
import type { CardStep } from '#web/features/billing/subscriptions/api/pay-order.ts'
import { settle, settleNoted } from '#web/features/billing/subscriptions/api/settle-subscription.ts'
import { passPaymentStep } from '#web/features/billing/subscriptions/stripe/pass-payment-step.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { notePurchase } from '#web/lib/analytics/purchases.ts'
import { call } from '#web/lib/call.ts'

/** Pays the amount that the server asks for. Meanwhile the bank may ask its customer. */
export type PayStep = (step: CardStep, onBank: (asking: boolean) => void) => Promise<void>

type Change = {
  preview: PlanChangePreview
  /**
   * Given for payments with a card of this page. Otherwise the provider has one, or asks its payer on its own
   * page.
   */
  pay?: PayStep | undefined
  /** Called before the bank asks its customer, and again when it has answered. */
  onBank: (asking: boolean) => void
}

async function change({ preview, pay, onBank }: Change): Promise<Subscription | undefined> {
  const { id: previewId, planId, billingPeriod } = preview
  if (preview.effective === 'now') notePurchase({ planId })
  const answer = await call(updateSubscription, { body: { planId, billingPeriod, previewId } })
  const { payment } = answer
  if (!payment) {
    settleNoted()
    return answer.subscription
  }
  if (pay && payment.kind === 'card') {
    await pay(payment, onBank)
    return (await settle()).subscription
  }
  onBank(true)
  try {
    await passPaymentStep(payment)
  } finally {
    onBank(false)
  }
  return (await settle()).subscription
}

/** Changes the plan as previewed, and has it paid or approved where that is left to do. */
export const useChangePlan = () =>
  useCommand({
    send: change,
    tells: {
      done: eventsOf('plan_changed', 'downgrade_scheduled', 'downgrade_dropped', 'cancellation_scheduled'),
    },
    onDone: useBillingChanged(),
  })
