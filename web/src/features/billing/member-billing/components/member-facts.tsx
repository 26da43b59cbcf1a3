import type { MemberBilling } from '#shared/billing/member-billing/contract.ts'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { priceOf } from '#shared/billing/subscriptions/price-of.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { paidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { SubscriptionStatusBadge } from '#web/features/billing/subscriptions/components/subscription-status-badge.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import type { Fact } from '#web/ui/facts.tsx'

const providers = { stripe: 'Stripe', paypal: 'PayPal', manual: 'Recorded by an administrator' }

export function SubscriptionFacts({ billing: { row, subscription } }: { billing: MemberBilling }) {
  return (
    <DetailPanel
      title="Membership"
      headingLevel={3}
      facts={[
        ['Membership', membershipLabels[row.membershipType]],
        ['Member since', utcDay(row.createdAt)],
        ...(subscription ? planFacts(subscription) : [['Subscription', ''] as const]),
      ]}
    />
  )
}

const planFacts = (subscription: Subscription): Fact[] => {
  const { paymentProvider, cancelAtPeriodEnd, currentPeriodEndAt, scheduledPlan, pausedAt } = subscription
  const ends = cancelAtPeriodEnd || paymentProvider === 'manual'
  return [
    ['Plan', subscription.planName],
    ['Status', <SubscriptionStatusBadge key="status" status={subscription.status} />],
    [subscription.customPriceCents === undefined ? 'Price' : 'Custom price', priceOf(subscription)],
    ['Billed by', providers[paymentProvider]],
    [ends ? 'Ends on' : 'Renews on', utcDay(currentPeriodEndAt)],
    scheduledPlan && ['Changes to', `${scheduledPlan.planName} on ${utcDay(scheduledPlan.at)}`],
    pausedAt && ['Paused on', utcDay(pausedAt)],
    subscription.resumeAt && ['Resumes on', utcDay(subscription.resumeAt)],
  ]
}

export function MoneyFacts({ billing }: { billing: MemberBilling }) {
  const { row, creditCents, billingAddress, paymentMethods } = billing
  const { lastPayment } = row
  return (
    <DetailPanel
      title="Payments"
      headingLevel={3}
      facts={[
        ['Total spent', dollars(row.totalSpentCents)],
        [
          'Last payment',
          lastPayment &&
            `${dollars(lastPayment.amountCents)} on ${utcDay(lastPayment.paidAt)}${lastPayment.atShow ? ` (${paidAtShow})` : ''}`,
        ],
        ['Credit', creditCents > 0 ? dollars(creditCents) : ''],
        ['Pays with', paymentMethods.map(methodWords).join(', ')],
        [
          'Billing address',
          billingAddress && [billingAddress.postalCode, billingAddress.country].filter(Boolean).join(', '),
        ],
      ]}
    />
  )
}

const methodWords = ({ type, brand, last4, isDefault }: PaymentMethod) =>
  `${type === 'paypal' ? 'PayPal' : `${titled(brand ?? 'card')} ${last4 ?? ''}`.trim()}${isDefault ? ' (default)' : ''}`

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
