import type Stripe from 'stripe'
import { beginOrder, newOrder, openOrderOf, voidOrdersOf } from '#core/ads/ad-orders/begin-order.ts'
import { billOrder, isTaxed } from '#core/ads/ad-orders/bill-order.ts'
import { findOrder } from '#core/ads/ad-orders/find-order.ts'
import { payableCampaigns } from '#core/ads/ad-orders/payable-campaigns.ts'
import { voidOrder } from '#core/ads/ad-orders/void-order.ts'
import { totalTaxOf } from '#core/billing/invoices/total-tax.ts'
import { mirrorAnyInvoice } from '#core/billing/one-time-payments/mirror-any-invoice.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import { payAdCampaigns as contract } from '#shared/ads/ad-orders/contract.ts'
import { orderWords } from '#shared/ads/ad-orders/order-line.ts'
import { orderRefusal } from '#shared/ads/ad-orders/order-refusal.ts'

/**
 * Begins the one payment of approved campaigns, or goes on with it. Asked for other campaigns, the earlier invoice is
 * taken back first, so that no one pays twice.
 */
export const payAdCampaigns = ({ actor, body, now }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const chosen = await payableCampaigns(body.campaignIds, now)
    if (chosen.some(({ advertiserId }) => advertiserId !== actor.userId)) throw campaignRefusal.notFound()
    if (!(await readPaymentSettings()).stripeActive) throw orderRefusal.byTransfer()
    const order = (await openOrderOf(chosen)) ?? (await begin(chosen, actor.userId, now))
    const invoice = await billOrder({ user: actor.user, order, description: orderWords(chosen) }, now)
    return answer(order, invoice, now)
  })

async function begin(
  chosen: readonly AdCampaign[],
  userId: ApiRequest<typeof contract>['actor']['userId'],
  now: string,
): Promise<AdOrder> {
  await isTaxed(userId)
  if (await voidOrdersOf(chosen, now)) throw orderRefusal.alreadyPaid()
  const order = newOrder(userId, chosen, now)
  await commit(...beginOrder(order, chosen, now))
  return order
}

async function answer(order: AdOrder, invoice: Stripe.Invoice, now: string) {
  if (invoice.status === 'paid') {
    await mirrorAnyInvoice(invoice.id ?? '', now)
    return { order: await findOrder(order.id) }
  }
  const clientSecret = invoice.confirmation_secret?.client_secret
  if (invoice.status !== 'open' || !clientSecret) {
    // Someone took it back at the provider.
    await voidOrder(order.id, now)
    throw concurrentChange()
  }
  const taxCents = totalTaxOf(invoice)
  return {
    order: await findOrder(order.id),
    payment: {
      kind: 'card' as const,
      intent: 'payment' as const,
      clientSecret,
      amountDueCents: invoice.amount_due,
      ...(taxCents > 0 && { taxCents }),
    },
  }
}

export const handler = endpoint(contract, payAdCampaigns)
