import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'

/** The props of the dialogs about the member's subscription. */
export type SubscriptionDialogProps = {
  subscription: Subscription
  /** The preselected plan to change to. */
  planId?: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}
