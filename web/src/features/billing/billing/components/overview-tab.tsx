import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { NoSubscription } from '#web/features/billing/subscriptions/components/no-subscription.tsx'
import { SubscriptionCard } from '#web/features/billing/subscriptions/components/subscription-card.tsx'
import { RecentTransactions } from '#web/features/billing/transactions/components/recent-transactions.tsx'
import { RetryPrompts } from '#web/features/billing/transactions/components/retry-prompts.tsx'
import { BillingAddressPrompt } from './billing-address-prompt.tsx'
import { BillingStats } from './billing-stats.tsx'

export function OverviewTab({ overview }: { overview: BillingOverview }) {
  const { subscription, transactions } = overview
  return (
    <div className="grid gap-6">
      <RetryPrompts overview={overview} />
      <BillingAddressPrompt overview={overview} />
      {subscription && subscription.status !== 'cancelled' ? (
        <SubscriptionCard subscription={subscription} />
      ) : (
        <NoSubscription />
      )}
      <BillingStats overview={overview} />
      <RecentTransactions transactions={transactions} />
    </div>
  )
}
