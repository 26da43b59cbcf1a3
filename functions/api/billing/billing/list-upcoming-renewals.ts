import { contactsOf } from '#core/billing/billing/contacts-of.ts'
import { findRenewals } from '#core/billing/subscriptions/find-renewals.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listUpcomingRenewals as contract } from '#shared/billing/billing/admin-contract.ts'

async function listUpcomingRenewals({ query, now }: ApiRequest<typeof contract>) {
  const { items, ...rest } = await findRenewals(now.slice(0, 10), query)
  const contactOf = await contactsOf(items.map(({ userId }) => userId))
  return {
    ...rest,
    items: items.map((subscription) => ({
      subscriptionId: subscription.id,
      userId: subscription.userId,
      ...contactOf(subscription.userId),
      planName: subscription.scheduledPlan?.planName ?? subscription.planName,
      billingPeriod: subscription.billingPeriod,
      priceCents: subscription.scheduledPlan?.priceCents ?? subscription.priceCents,
      paymentProvider: subscription.paymentProvider,
      renewsAt: subscription.currentPeriodEndAt,
    })),
  }
}

export const handler = endpoint(contract, listUpcomingRenewals)
