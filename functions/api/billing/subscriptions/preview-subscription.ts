import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { stripeCustomerOf } from '#core/billing/billing/stripe-customer.ts'
import { taxPlaceOf } from '#core/billing/billing/tax-place.ts'
import { refuseUnknownPlace, unknownPlace } from '#core/billing/billing/unknown-place.ts'
import { totalTaxOf } from '#core/billing/invoices/total-tax.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { findPlan } from '#core/billing/plans/find-plan.ts'
import { promoFor } from '#core/billing/promo-codes/promo-for.ts'
import { syncStripePromo } from '#core/billing/promo-codes/sync-stripe-promo.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { planFree } from '#core/billing/subscriptions/plan-free.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { previewSubscription as contract } from '#shared/billing/subscriptions/contract.ts'

/** The first invoice as the card provider would write it now: the checkout shows it before anyone pays. */
async function previewSubscription({
  actor: { user },
  body: { planId, billingPeriod, promoCode },
  now,
}: ApiRequest<typeof contract>) {
  const plan = await findPlan(planId, billingPeriod)
  const price = plan.stripe?.priceId
  if (plan.priceCents === 0 || !price) throw planFree()
  const taxed = (await taxPlaceOf(await billingAccountOf(user.id))) !== undefined
  const customer = await stripeCustomerOf(user)
  const stripe = await stripeClient()
  const promotionCode = promoCode && (await promotionCodeOf(user.id, { code: promoCode, planId }, now))
  const invoice = await refuseUnknownPlace(
    providerCall(() =>
      stripe.invoices.createPreview({
        customer,
        automatic_tax: { enabled: taxed },
        ...(promotionCode && { discounts: [{ promotion_code: promotionCode }] }),
        subscription_details: { items: [{ price }], billing_mode: { type: 'flexible' } },
      }),
    ),
  )
  if (invoice.automatic_tax.status === 'requires_location_inputs') throw unknownPlace()
  return { amountDueCents: invoice.amount_due, taxCents: totalTaxOf(invoice) }
}

async function promotionCodeOf(
  userId: string,
  wish: { code: string; planId: string },
  now: string,
): Promise<string | undefined> {
  const { subscription } = await liveSubscriptionOf(userId)
  const attempt = subscription?.status === 'incomplete' ? subscription : undefined
  const promo = await promoFor({ ...wish, userId, attempt }, now)
  const { mode } = await readPaymentSettings()
  return (await syncStripePromo(await stripeClient(), promo, mode)).stripe?.promotionCodeId
}

export const handler = endpoint(contract, previewSubscription)
