import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { instant } from '#core/billing/stripe/instant.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { describeCard } from '#shared/billing/payment-methods/describe-card.ts'
import {
  mostPaymentMethods,
  paymentMethods,
  paymentMethodsOf,
  type StoredPaymentMethod,
} from './payment-methods.ts'

/** Brings our copy of a member’s cards to what the provider has now; see `mirrorSubscription` for why this is safe. */
export function mirrorPaymentMethods(userId: string, now: string): Promise<StoredPaymentMethod[]> {
  return untilUnchanged(async () => {
    const before = await paymentMethodsOf(userId)
    const { stripeCustomerId } = await billingAccountOf(userId)
    if (!stripeCustomerId) return before.items
    const items = await fetchCards(stripeCustomerId)
    if (isDeepStrictEqual(before.items, JSON.parse(JSON.stringify(items)))) return before.items
    await commit(
      paymentMethods.put(
        { ...before, items, version: before.version + 1 },
        before.version === 0 ? { absent: true } : { version: before.version },
      ),
      ...added(before.items, items).map((card) =>
        recordActivity(
          {
            by: { userId },
            type: 'security_event',
            description: `Added a payment method: ${describeCard(card)}`,
          },
          now,
        ),
      ),
    )
    return items
  })
}

const added = (before: readonly StoredPaymentMethod[], after: readonly StoredPaymentMethod[]) =>
  after.filter(({ id }) => !before.some((known) => known.id === id))

async function fetchCards(customerId: string): Promise<StoredPaymentMethod[]> {
  const stripe = await stripeClient()
  const [customer, cards] = await providerCall(() =>
    Promise.all([
      stripe.customers.retrieve(customerId),
      stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: mostPaymentMethods }),
    ]),
  )
  const preferred =
    (customer.deleted ? undefined : idOf(customer.invoice_settings.default_payment_method)) ??
    (await cardOfSubscription(stripe, customerId))
  return cards.data.map((method) => ({
    id: deriveId('pay', instant(method.created), method.id),
    type: 'card',
    brand: method.card?.brand,
    last4: method.card?.last4 ?? undefined,
    expMonth: method.card?.exp_month,
    expYear: method.card?.exp_year,
    isDefault: method.id === preferred,
    createdAt: instant(method.created),
    providerMethodId: method.id,
  }))
}

/** The card that a first payment left with the subscription is the one that is charged, while none is preferred. */
async function cardOfSubscription(stripe: Stripe, customer: string): Promise<string | undefined> {
  const { data } = await providerCall(() => stripe.subscriptions.list({ customer, limit: 1 }))
  return idOf(data[0]?.default_payment_method)
}
