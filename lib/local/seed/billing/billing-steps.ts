import type Stripe from 'stripe'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { instant } from '#core/billing/stripe/instant.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { users } from '#core/platform/users/users.ts'
import { adjustBilling } from '#functions/api/billing/adjustments/adjust-billing.ts'
import { saveBillingAddress } from '#functions/api/billing/billing/save-billing-address.ts'
import { createManualSubscription } from '#functions/api/billing/subscriptions/create-manual-subscription.ts'
import { createSubscription } from '#functions/api/billing/subscriptions/create-subscription.ts'
import { settleSubscription } from '#functions/api/billing/subscriptions/settle-subscription.ts'
import { markNotificationRead } from '#functions/api/platform/notifications/mark-notification-read.ts'
import type { AdjustmentKind } from '#shared/billing/adjustments/adjustment.ts'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { newId } from '#shared/ids.ts'

/** A receipt is written when the money has come. */
const settledAt = ({ status_transitions: { paid_at: paidAt }, created }: Stripe.Invoice) =>
  instant(paidAt ?? created)

type Happens = (now: string) => Promise<unknown>

/** A demo member’s membership steps, through the use-cases that every member goes through. */
export type DemoMember = {
  /** Billed where the account is registered for no taxes. */
  subscribe(planId: string, card: string, zip: string, promoCode?: string): Happens
  /** Looks at what was billed since the last look. */
  renew: Happens
  payWith(card: string): Happens
  /** Puts another card in the place of the one that pays. */
  changeCard(card: string): Happens
  /** Looks at the latest invoice again: what a bank or a cardholder has said about it since. */
  lookAgain: Happens
  /** Pays the invoice that could not be collected with another card, and gives up the card that failed. */
  recoverWith(card: string): Happens
  getBack(amountCents: number, reason: string): Happens
  /** A credit or charge that an administrator makes by hand. */
  adjusted(kind: AdjustmentKind, amountCents: number, description: string): Happens
  /** A plan at its own price, as an administrator has agreed. */
  agreed(planId: string, billingPeriod: BillingPeriod, priceCents: number, reason: string): Happens
  /** Old news has been read. */
  readEverything: Happens
}

export function demoMember(userId: string, adminId: string): DemoMember {
  const request = async (now: string, more: object) => {
    const user = await users.get({ id: userId }, { consistent: true })
    return { actor: { userId, user }, now, remember: () => [], ...more } as never
  }
  const byAdmin = (now: string, body: object) =>
    request(now, {
      actor: { userId: adminId },
      body: { userId, requestId: `demo-${userId}-${now}`, ...body },
    })
  const look: Happens = async (now) => settleSubscription(await request(now, { body: {} }))

  async function renew(now: string): Promise<void> {
    const { subscription } = await liveSubscriptionOf(userId)
    if (!subscription?.stripe) throw new Error(`${userId} has no subscription to renew.`)
    const { subscriptionId: id, latestInvoiceId } = subscription.stripe
    const stripe = await stripeClient()
    const { data } = await stripe.invoices.list({ subscription: id, limit: 100 })
    const seen = data.findIndex((invoice) => invoice.id === latestInvoiceId)
    for (const invoice of data.slice(0, seen).toReversed())
      await mirrorInvoice(invoice.id ?? '', settledAt(invoice))
    await mirrorSubscription({ userId, subscriptionId: subscription.id }, now)
  }

  async function preferCard(stripe: Stripe, card: string): Promise<string> {
    const { account, subscription } = await liveSubscriptionOf(userId)
    const customer = account.stripeCustomerId ?? ''
    const { id } = await stripe.paymentMethods.attach(card, { customer })
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
    await stripe.subscriptions.update(subscription?.stripe?.subscriptionId ?? '', {
      default_payment_method: id,
    })
    return id
  }

  return {
    renew,
    subscribe: (planId, card, zip, promoCode) => async (now) => {
      const billedIn = { body: { country: 'US', postalCode: zip }, requestId: `demo-${userId}` }
      await saveBillingAddress(await request(now, billedIn))
      const billingPeriod = planId.endsWith('yearly') ? 'yearly' : 'monthly'
      const { payment } = await createSubscription(
        await request(now, { body: { planId, billingPeriod, provider: 'stripe', promoCode } }),
      )
      if (payment?.kind !== 'card') throw new Error(`${planId} was not to be paid with a card.`)
      const stripe = await stripeClient()
      const paid = await stripe.paymentIntents.confirm(payment.clientSecret.split('_secret_')[0] ?? '', {
        payment_method: card,
      })
      const { stripeCustomerId } = await billingAccountOf(userId)
      await stripe.customers.update(stripeCustomerId ?? '', {
        invoice_settings: { default_payment_method: String(paid.payment_method) },
      })
      await look(now)
    },
    payWith: (card) => async (now) => {
      await renew(now)
      await preferCard(await stripeClient(), card)
    },
    changeCard: (card) => async (now) => {
      await renew(now)
      const stripe = await stripeClient()
      const { subscription } = await liveSubscriptionOf(userId)
      const former = await stripe.subscriptions.retrieve(subscription?.stripe?.subscriptionId ?? '')
      await preferCard(stripe, card)
      await stripe.paymentMethods.detach(String(former.default_payment_method))
    },
    async lookAgain(now) {
      await renew(now)
      const { subscription } = await liveSubscriptionOf(userId)
      await mirrorInvoice(subscription?.stripe?.latestInvoiceId ?? '', now)
    },
    recoverWith: (card) => async (now) => {
      const stripe = await stripeClient()
      const { subscription } = await liveSubscriptionOf(userId)
      const failed = await stripe.subscriptions.retrieve(subscription?.stripe?.subscriptionId ?? '')
      await stripe.invoices.pay(subscription?.stripe?.latestInvoiceId ?? '', {
        payment_method: await preferCard(stripe, card),
      })
      await stripe.paymentMethods.detach(String(failed.default_payment_method))
      await look(now)
    },
    getBack: (amountCents, reason) => async (now) => {
      await renew(now)
      const stripe = await stripeClient()
      const { subscription } = await liveSubscriptionOf(userId)
      const invoiceId = subscription?.stripe?.latestInvoiceId ?? ''
      const { data } = await stripe.invoicePayments.list({ invoice: invoiceId })
      await stripe.refunds.create({
        payment_intent: String(data[0]?.payment.payment_intent),
        amount: amountCents,
        reason: 'requested_by_customer',
        metadata: { refund_id: newId('txn', now), reason },
      })
      await mirrorInvoice(invoiceId, now)
    },
    adjusted: (kind, amountCents, description) => async (now) =>
      adjustBilling(await byAdmin(now, { kind, amountCents, description })),
    agreed: (planId, billingPeriod, priceCents, reason) => async (now) =>
      createManualSubscription(await byAdmin(now, { planId, billingPeriod, priceCents, reason })),
    async readEverything(now) {
      const unread = await notifications.list({ index: 'gsi1', pk: `UNREAD#${userId}`, limit: 50 })
      for (const { id, createdAt, href } of unread.items)
        if (/^\/(billing|my-ads)/.test(href ?? '') && createdAt < now)
          await markNotificationRead(await request(now, { params: { notificationId: id } }))
    },
  }
}
