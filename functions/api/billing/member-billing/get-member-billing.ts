import { settledBy } from '#core/billing/adjustments/settled-by.ts'
import { invoices } from '#core/billing/invoices/invoices.ts'
import { readBillingRow } from '#core/billing/member-billing/read-billing-row.ts'
import { paymentMethods } from '#core/billing/payment-methods/payment-methods.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { withMembers } from '#core/billing/transactions/with-members.ts'
import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { users } from '#core/platform/users/users.ts'
import { getMemberBilling as contract, type MemberBilling } from '#shared/billing/member-billing/contract.ts'
import {
  adminPlanChangeRefusal,
  endsWithCustomPricing,
} from '#shared/billing/subscriptions/admin-plan-change.ts'

const shown = 5

/** Reads the current state, because it decides what an administrator may do. */
export async function getMemberBilling({ params, now }: ApiRequest<typeof contract>): Promise<MemberBilling> {
  const { userId } = params
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw userNotFound()
  const pk = `USER#${userId}`
  const latest = { pk, limit: shown, newestFirst: true, consistent: true } as const
  const [row, { account, subscription }, { mode }, methods, moved, billed] = await Promise.all([
    readBillingRow(user),
    liveSubscriptionOf(userId),
    readPaymentSettings(),
    paymentMethods.get({ userId }),
    transactions.list({ ...latest, prefix: 'TRANSACTION#' }),
    invoices.list({ ...latest, prefix: 'INVOICE#' }),
  ])
  const begun = subscription?.status === 'incomplete' ? undefined : subscription
  const ends = endsWithCustomPricing(begun)
  const refusal = adminPlanChangeRefusal(begun, now)
  const customer = account.stripeCustomerId
  return {
    row,
    ...(begun && { subscription: begun }),
    creditCents: account.creditCents,
    ...(account.billingAddress && { billingAddress: account.billingAddress }),
    paymentMethods: methods?.items ?? [],
    transactions: await withMembers(moved.items),
    invoices: billed.items,
    ...(customer && isAtStripe() && { providerUrl: dashboardUrl(mode, customer) }),
    adjustmentsSettledBy: settledBy(subscription),
    ...(refusal && { planChangeRefusal: refusal.sentence }),
    ...(ends && { endsWithCustomPricing: ends }),
  }
}

/** The stand-in for Stripe on a laptop has no such page. */
const isAtStripe = () => new URL(env('STRIPE_API_URL')).hostname === 'api.stripe.com'

const dashboardUrl = (mode: 'test' | 'live', customer: string) =>
  `https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}customers/${customer}`

export const handler = endpoint(contract, getMemberBilling)
