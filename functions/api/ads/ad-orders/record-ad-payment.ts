import { adminOrder } from '#core/ads/ad-orders/admin-orders.ts'
import { beginOrder, newOrder, voidOrdersOf } from '#core/ads/ad-orders/begin-order.ts'
import { payOrder } from '#core/ads/ad-orders/pay-order.ts'
import { payableCampaigns } from '#core/ads/ad-orders/payable-campaigns.ts'
import { transferredBooks } from '#core/ads/ad-orders/transferred-books.ts'
import { billingAccountOf, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { nextInvoiceNumber } from '#core/billing/invoices/invoice-numbers.ts'
import { invoices } from '#core/billing/invoices/invoices.ts'
import { paymentEffects } from '#core/billing/transactions/payment-effects.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import { recordAdPayment as contract } from '#shared/ads/ad-orders/contract.ts'
import { orderWords } from '#shared/ads/ad-orders/order-line.ts'
import { orderRefusal } from '#shared/ads/ad-orders/order-refusal.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

type Request = ApiRequest<typeof contract>

/**
 * Records a transfer for approved campaigns of one advertiser. What they would pay by card for any of these is taken back
 * first, and an order of their own begins, which the second write pays with our own numbered invoice.
 */
export const recordAdPayment = (request: Request) =>
  untilUnchanged(async () => {
    const { body, now } = request
    const chosen = await payableCampaigns(body.campaignIds, now)
    const [advertiserId = '', ...others] = new Set(chosen.map((campaign) => campaign.advertiserId))
    const user = await users.get({ id: advertiserId }, { consistent: true })
    if (!user || others.length > 0) throw campaignRefusal.notFound()
    if (await voidOrdersOf(chosen, now)) throw orderRefusal.alreadyPaid()
    // Their invoices may have changed them.
    const latest = await payableCampaigns(body.campaignIds, now)
    const order = newOrder(user.id, latest, now)
    await commit(...beginOrder(order, latest, now))
    return record(request, { user, order, description: orderWords(latest) })
  })

type Recorded = { user: StoredUser; order: AdOrder; description: string }

async function record({ actor, body, now, remember }: Request, { user, order, description }: Recorded) {
  const { reference } = body
  const [account, { number: invoiceNumber, write: takeNumber }] = await Promise.all([
    billingAccountOf(user.id),
    nextInvoiceNumber(now),
  ])
  const said = { invoiceNumber, description, reference, adminId: actor.userId }
  const { invoice, payment } = transferredBooks(order, user, said, now)
  const paid = await payOrder(order, { paidBy: 'transfer', payment, invoice }, now)
  const answer = await adminOrder(paid.order)
  await commit(
    takeNumber,
    invoices.put(invoice, { absent: true }),
    transactions.put(payment, { absent: true }),
    changeBillingAccount(account, { totalSpentCents: account.totalSpentCents + payment.amountCents }),
    ...paid.writes,
    ...paymentEffects({ user, before: undefined, after: payment, invoice }, now),
    ...(await auditBilling(
      {
        adminId: actor.userId,
        targetUserId: user.id,
        action: 'ad_payment_recorded',
        entityType: 'ad_order',
        entityId: order.id,
        newValues: { amountCents: payment.amountCents, invoiceNumber },
        reason: reference,
      },
      now,
    )),
    recordActivity(
      {
        by: actor,
        userId: user.id,
        type: 'ad_campaign_decision',
        description: `Recorded a transfer of ${dollars(payment.amountCents)} for ${description}`,
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, recordAdPayment)
