import type { Subscription } from '#shared/subscriptions/subscription.ts'

/** What the dialogs about one’s subscription are given. */
export type SubscriptionDialogProps = {
  subscription: Subscription
  open: boolean
  onOpenChange: (open: boolean) => void
}
