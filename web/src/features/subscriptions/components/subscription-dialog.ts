import type { Subscription } from '#shared/subscriptions/subscription.ts'

/** What the dialogs about one’s subscription are given. */
export type SubscriptionDialogProps = {
  subscription: Subscription
  /** The preselected plan to change to. */
  planId?: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}
