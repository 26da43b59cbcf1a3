import type Stripe from 'stripe'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { stripeCustomerOf } from '#core/billing/billing/stripe-customer.ts'
import { taxPlaceOf } from '#core/billing/billing/tax-place.ts'
import { unknownPlace } from '#core/billing/billing/unknown-place.ts'
import { totalTaxOf } from '#core/billing/invoices/total-tax.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { applyPlanChange, claimPlanChange } from '#core/billing/subscriptions/claim-plan-change.ts'
import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import type { PlanChange } from '#core/billing/subscriptions/plan-change.ts'
import type { StoredPreview } from '#core/billing/subscriptions/plan-change-previews.ts'
import { previewChanged, previewExpired } from '#core/billing/subscriptions/preview-refusal.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { SubscriptionAnswer } from '#shared/billing/subscriptions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { settleInvoice } from './settle-invoice.ts'
import { upgradeItem } from './upgrade-item.ts'
import { voidUpgradeInvoice } from './void-upgrade-invoice.ts'

/** The time an upgrade waits for its payment: its price is based on these days. */
const minutesToPay = 60

/**
 * An upgrade of a subscription that no provider bills. It takes the subscription’s one place for a change first. Then
 * the card provider writes the invoice, under keys made of the confirmed terms, and paying it grants the upgrade, see
 * `withPaidUpgrade`. Of two upgrades at the same time the later one counts, and the invoice of the other is taken back.
 */
export async function upgradeManualPlan(
  user: StoredUser,
  change: PlanChange,
  preview: StoredPreview,
  now: string,
): Promise<SubscriptionAnswer> {
  if (!preview.chargeCents) return { subscription: await applyPlanChange(change, preview, now) }
  const expiresAt = addTime(now, { minutes: minutesToPay })
  const claimed = await claimPlanChange(change, preview, { waitsFor: 'payment', expiresAt }, now)
  const known = claimed.pendingPlan?.invoiceId
  if (known) return answer(claimed, await retrieve(known), now)
  return keepInvoice(claimed, preview, await bill(user, change, preview), now)
}

/** One invoice for the confirmed terms, however often this is tried. Stripe does not collect it by itself. */
async function bill(user: StoredUser, change: PlanChange, preview: StoredPreview): Promise<Stripe.Invoice> {
  const { subscription, plan } = change
  const { id: upgradeId, chargeCents = 0, lines, prorationDate } = preview
  const taxed = (await taxPlaceOf(await billingAccountOf(user.id))) !== undefined
  const customer = await stripeCustomerOf(user)
  const stripe = await stripeClient()
  const description = lines[0]?.description ?? plan.name
  const from = new Date(prorationDate * 1000).toISOString()
  const item = upgradeItem({ subscription, plan, chargeCents, description, taxed }, from)
  const metadata = {
    user_id: user.id,
    subscription_id: subscription.id,
    upgrade_id: upgradeId,
    plan_name: plan.name,
  }
  return providerCall(async () => {
    const { id = '' } = await stripe.invoices.create(
      { customer, auto_advance: false, automatic_tax: { enabled: taxed }, metadata },
      { idempotencyKey: `${upgradeId}-invoice` },
    )
    await stripe.invoiceItems.create(
      { ...item, customer, invoice: id },
      { idempotencyKey: `${upgradeId}-item` },
    )
    return stripe.invoices.finalizeInvoice(
      id,
      { auto_advance: false, expand: ['confirmation_secret'] },
      { idempotencyKey: `${upgradeId}-finalize` },
    )
  })
}

async function retrieve(id: string): Promise<Stripe.Invoice> {
  const stripe = await stripeClient()
  return providerCall(() => stripe.invoices.retrieve(id, { expand: ['confirmation_secret'] }))
}

/** The invoice becomes what the upgrade waits for, unless another change was faster or it is of another amount. */
async function keepInvoice(
  { userId, id: subscriptionId }: StoredSubscription,
  preview: StoredPreview,
  invoice: Stripe.Invoice,
  now: string,
): Promise<SubscriptionAnswer> {
  const invoiceId = invoice.id ?? ''
  const isHeld = invoice.status === 'draft'
  const asShown = !isHeld && invoice.amount_due === preview.amountDueCents
  let isKept = false
  const kept = await mirrorKnownSubscription(
    {
      userId,
      subscriptionId,
      ours: ({ pendingPlan: pending }) => {
        const isOurs = pending?.previewId === preview.id
        isKept = isOurs && asShown
        if (!isOurs) return {}
        return { pendingPlan: asShown ? { ...pending, invoiceId } : undefined }
      },
    },
    now,
  )
  if (isKept) return answer(kept, invoice, now)
  await voidUpgradeInvoice(invoiceId)
  throw isHeld ? unknownPlace() : previewChanged()
}

async function answer(
  subscription: StoredSubscription,
  invoice: Stripe.Invoice,
  now: string,
): Promise<SubscriptionAnswer> {
  if (invoice.status === 'paid') {
    const settled = await settleInvoice(invoice.id ?? '', now)
    return { subscription: settled?.subscription ?? subscription }
  }
  const clientSecret = invoice.confirmation_secret?.client_secret
  if (invoice.status !== 'open' || !clientSecret) throw previewExpired()
  const taxCents = totalTaxOf(invoice)
  return {
    subscription,
    payment: {
      kind: 'card',
      intent: 'payment',
      clientSecret,
      amountDueCents: invoice.amount_due,
      ...(taxCents > 0 && { taxCents }),
    },
  }
}
