import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { NoSubscription } from '#web/features/billing/subscriptions/components/no-subscription.tsx'
import { SubscriptionCard } from '#web/features/billing/subscriptions/components/subscription-card.tsx'
import { RecentTransactions } from '#web/features/billing/transactions/components/recent-transactions.tsx'
import { RetryPrompts } from '#web/features/billing/transactions/components/retry-prompts.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'

export function OverviewTab({ overview }: { overview: BillingOverview }) {
  const { subscription, transactions, creditCents } = overview
  // Until there is something, three zeros and an empty list would say that there is nothing four times.
  const hasFigures = subscription !== undefined || transactions.length > 0 || creditCents > 0
  return (
    <div className="grid gap-6">
      <RetryPrompts overview={overview} />
      <BillingAddressPrompt overview={overview} />
      {subscription && subscription.status !== 'cancelled' ? (
        <SubscriptionCard subscription={subscription} />
      ) : (
        <NoSubscription />
      )}
      {hasFigures && (
        <>
          <BillingStats overview={overview} />
          <RecentTransactions transactions={transactions} />
        </>
      )}
    </div>
  )
}

/** Asks members who pay by card for the address that the tax depends on. */
function BillingAddressPrompt({ overview }: { overview: BillingOverview }) {
  const { subscription, billingAddress, automaticTax } = overview
  const renews =
    subscription?.paymentProvider === 'stripe' &&
    subscription.status !== 'cancelled' &&
    !subscription.cancelAtPeriodEnd
  if (!automaticTax || !renews || (billingAddress && subscription.taxation !== 'place_unknown')) return null
  return (
    <Banner
      action={
        <ButtonLink data-own to="/billing?tab=payment-methods" size="sm">
          Add billing address
        </ButtonLink>
      }
    >
      We don’t have your billing address. It determines the tax on {subscription.planName}.
    </Banner>
  )
}

function BillingStats({ overview }: { overview: BillingOverview }) {
  const me = useMe()
  const { totalSpentCents, creditCents, paymentMethods } = overview
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4">
      <StatTile
        label="Total Spent"
        className="max-sm:col-span-2"
        value={dollars(totalSpentCents)}
        {...(creditCents > 0 && { note: `${dollars(creditCents)} credit toward your next invoice` })}
      />
      <StatTile quiet label="Payment Methods" value={paymentMethods.length} />
      <StatTile quiet label="Member Since" value={new Date(me.createdAt).getUTCFullYear()} />
    </div>
  )
}
