import type { SubscriptionStatus } from '#shared/billing/subscriptions/subscription.ts'
import { Badge } from '#web/ui/badge.tsx'

const words: Record<SubscriptionStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  past_due: 'Past due',
  unpaid: 'Unpaid',
  incomplete: 'Not paid yet',
  cancelled: 'Canceled',
}

/** A status that is neither active nor paused needs attention, and is red. */
export function SubscriptionStatusBadge({ status }: { status: SubscriptionStatus }) {
  const tone = status === 'active' ? 'success' : status === 'paused' ? 'warning' : 'danger'
  return <Badge tone={tone}>{words[status]}</Badge>
}
