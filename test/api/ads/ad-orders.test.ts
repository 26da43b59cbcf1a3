import { expect, test } from 'vitest'
import { creatives } from '#core/ads/ad-campaigns/creatives.ts'
import { erased as erasedCampaigns } from '#core/ads/ad-campaigns/member-data.ts'
import { adRuns } from '#core/ads/ad-delivery/ad-runs.ts'
import { deliveries } from '#core/ads/ad-delivery/deliveries.ts'
import { erased, exported } from '#core/ads/ad-orders/member-data.ts'
import { refundCampaign } from '#core/ads/ad-orders/refund-campaign.ts'
import { voidOrderOf } from '#core/ads/ad-orders/void-order.ts'
import { soldBetween } from '#core/ads/ad-zones/sold-days.ts'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { endBilling } from '#core/billing/billing/end-billing.ts'
import { mirrorAnyInvoice } from '#core/billing/one-time-payments/mirror-any-invoice.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { featureListing, updateAdCampaign, withdrawAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import {
  getAdOrder,
  listAdOrders,
  payAdCampaigns,
  recordAdPayment,
  settleAdPayment,
} from '#shared/ads/ad-orders/contract.ts'
import { getTransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import { downloadReceipt, exportTransactions, retryPayment } from '#shared/billing/transactions/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { aCreative, putCampaign } from '#test/support/ad-campaigns.ts'
import { payFor, putOrder, replaceCampaign, settlePayment, storedCampaign } from '#test/support/ad-orders.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { booksOf } from '#test/support/paid-entry.ts'
import { printedInvoice } from '#test/support/printed-invoice.ts'
import { putListing } from '#test/support/put-listing.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { withoutNews } from '#test/support/without-news.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const stripe = stripeOf(url)
const now = () => control.now()

const anAdvertiser = () => feedMember(url, { membershipType: 'manufacturer' })
const administrator = () => feedMember(url, { membershipType: 'admin' })

const orderOf = async (client: Client, orderId: AdOrder['id']) =>
  (await client.call(getAdOrder, { params: { orderId } })).body

const paymentsOf = async (userId: string) => (await booksOf(userId)).filter(({ type }) => type === 'payment')

const refundsOf = async (userId: string) => (await booksOf(userId)).filter(({ type }) => type === 'refund')

/** A campaign that its advertiser has paid for by card. */
async function paidCampaign(more: Parameters<typeof putCampaign>[1] = {}, card?: string) {
  const advertiser = await anAdvertiser()
  const campaign = await putCampaign(advertiser.userId, more, { now: await now() })
  const { order, payment } = await payFor(advertiser.client, [campaign])
  const { status } = await confirmPayment(url, payment, card)
  expect(status).toBe('succeeded')
  await settlePayment(advertiser.client, order.id)
  await control.settle()
  return { ...advertiser, campaign: await storedCampaign(campaign.id), order }
}

test('one campaign is paid by card: its invoice, its payment, and what it may deliver, each once', async () => {
  const { client, userId, email } = await anAdvertiser()
  const campaign = await putCampaign(userId, {}, { now: await now() })
  const { order, payment } = await payFor(client, [campaign])
  expect(payment).toMatchObject({ kind: 'card', amountDueCents: 10_000 })
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'approved', orderId: order.id })
  await confirmPayment(url, payment)
  // The provider’s news and the member who comes back arrive together.
  const at = await now()
  await Promise.all([
    ...[1, 2, 3].map(() => settlePayment(client, order.id)),
    ...[1, 2, 3].map(async () =>
      mirrorAnyInvoice((await orderOf(client, order.id)).providerInvoiceId ?? '', at),
    ),
  ])
  await control.settle()
  const paid = await orderOf(client, order.id)
  expect(paid).toMatchObject({ status: 'paid', paidBy: 'card', paidCents: 10_000 })
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'scheduled', paidCents: 10_000 })
  expect(await deliveries.get({ campaignId: campaign.id })).toMatchObject({
    remaining: 10_000,
    isRunning: true,
  })
  expect(await adRuns.get({ zone: 'side_box', campaignId: campaign.id })).toMatchObject({ model: 'views' })
  const [row, ...others] = await paymentsOf(userId)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    id: paid.paymentId,
    status: 'succeeded',
    amountCents: 10_000,
    description: 'Advertising: Spring bass',
    purpose: { kind: 'ads', orderId: order.id },
    invoiceId: paid.invoiceId,
  })
  expect(row?.retryable).toBeUndefined()
  expect(await billingAccountOf(userId)).toMatchObject({ totalSpentCents: 10_000 })
  const receipts = (await control.inbox(email)).filter(({ subject }) => subject.includes('receipt'))
  expect(receipts).toHaveLength(1)
  const params = { transactionId: row?.id ?? ('' as never) }
  expectProblem(await client.call(downloadReceipt, { params }), 422, 'no_receipt')
  expectProblem(await client.call(retryPayment, { params, body: {} }), 409, 'payment_not_retryable')
})

test('two campaigns are one invoice with a line for each, and its file can be downloaded', async () => {
  const { client, userId } = await anAdvertiser()
  const [first, second] = [
    await putCampaign(userId, { name: 'First of two' }, { now: await now() }),
    await putCampaign(
      userId,
      {
        name: 'Second of two',
        model: 'sponsor',
        price: { cents: 5001, unitCents: 5001, takenAt: await now() },
      },
      { now: await now() },
    ),
  ]
  const { order, payment } = await payFor(client, [first, second, first])
  expect(payment).toMatchObject({ amountDueCents: 15_001 })
  await confirmPayment(url, payment)
  const settled = await settlePayment(client, order.id)
  expect(settled.body).toMatchObject({ status: 'paid', paidCents: 15_001 })
  expect(await storedCampaign(first.id)).toMatchObject({ status: 'scheduled', paidCents: 10_000 })
  expect(await storedCampaign(second.id)).toMatchObject({ status: 'scheduled', paidCents: 5001 })
  const printed = (await printedInvoice(client, settled.body.invoiceId ?? '')).join('\n')
  expect(printed).toContain('First of two')
  const { client: admin } = await administrator()
  const details = await admin.call(getTransactionDetails, {
    params: { transactionId: (settled.body.paymentId ?? '') as never },
    query: { userId },
  })
  expect(details.body).toMatchObject({
    transaction: { purpose: { kind: 'ads' }, description: 'Advertising: 2 campaigns' },
    invoiceNumber: settled.body.invoiceNumber,
  })
})

test('asked again it goes on with the same payment, and for other campaigns the earlier invoice is taken back', async () => {
  const { client, userId } = await anAdvertiser()
  const [first, second] = [
    await putCampaign(userId, {}, { now: await now() }),
    await putCampaign(userId, {}, { now: await now() }),
  ]
  const [one, two] = await Promise.all([payFor(client, [first]), payFor(client, [first])])
  expect(two).toMatchObject({ order: { id: one.order.id }, payment: one.payment })
  const both = await payFor(client, [second, first])
  expect(both.order.id).not.toBe(one.order.id)
  expect(await orderOf(client, one.order.id)).toMatchObject({ status: 'void' })
  const earlier = await stripe.invoices.retrieve(one.order.providerInvoiceId ?? '')
  expect(earlier.status).toBe('void')
  await confirmPayment(url, both.payment)
  await control.settle()
  expect(await orderOf(client, both.order.id)).toMatchObject({ status: 'paid', paidCents: 20_000 })
  expectProblem(await client.call(payAdCampaigns, { body: { campaignIds: [first.id] } }), 409, 'ads_paid')
})

test('of a paid invoice that is asked for again with other campaigns, the payment counts', async () => {
  const { client, userId } = await anAdvertiser()
  const [first, second] = [
    await putCampaign(userId, {}, { now: await now() }),
    await putCampaign(userId, {}, { now: await now() }),
  ]
  const begun = await withoutNews(url, async () => {
    const paying = await payFor(client, [first])
    await confirmPayment(url, paying.payment)
    return paying
  })
  const body = { campaignIds: [first.id, second.id] }
  expectProblem(await client.call(payAdCampaigns, { body }), 409, 'ads_paid')
  expect(await orderOf(client, begun.order.id)).toMatchObject({ status: 'paid' })
  expect(await storedCampaign(second.id)).toMatchObject({ status: 'approved' })
  expect(await paymentsOf(userId)).toHaveLength(1)
})

test('a declined card leaves no payment, and another one pays', async () => {
  const { client, userId } = await anAdvertiser()
  const campaign = await putCampaign(userId, {}, { now: await now() })
  const { order, payment } = await payFor(client, [campaign])
  const { error } = await confirmPayment(url, payment, 'pm_card_visa_chargeDeclined')
  expect(error?.code).toBe('card_declined')
  await control.settle()
  expect(await paymentsOf(userId)).toEqual([])
  expect((await settlePayment(client, order.id)).body).toMatchObject({ status: 'open' })
  await confirmPayment(url, payment)
  await control.settle()
  expect(await orderOf(client, order.id)).toMatchObject({ status: 'paid' })
  expect(await paymentsOf(userId)).toHaveLength(1)
})

test('only approved campaigns of the caller whose offer stands can be paid for', async () => {
  const at = await now()
  const [{ client, userId }, other] = await Promise.all([anAdvertiser(), anAdvertiser()])
  const ask = (id: string) => client.call(payAdCampaigns, { body: { campaignIds: [id as never] } })
  expectProblem(await ask((await putCampaign(other.userId, {}, { now: at })).id), 404, 'campaign_not_found')
  expectProblem(
    await ask((await putCampaign(userId, { status: 'in_review' }, { now: at })).id),
    409,
    'campaign_status',
  )
  expectProblem(await ask((await putCampaign(userId, { heldUntil: at }, { now: at })).id), 409, 'offer_over')
  const [startsOn, endsOn] = [addDays(siteDay(at), -3), addDays(siteDay(at), -1)]
  expectProblem(
    await ask((await putCampaign(userId, { startsOn, endsOn }, { now: at })).id),
    409,
    'offer_over',
  )
  const order = await putOrder(other.userId, at)
  expectProblem(await client.call(getAdOrder, { params: { orderId: order.id } }), 404, 'ad_order_not_found')
  const params = { orderId: order.id }
  expectProblem(await client.call(settleAdPayment, { params }), 404, 'ad_order_not_found')
})

test('a withdrawal gives up the invoice, and is refused where it is paid by then', async () => {
  const { client, userId } = await anAdvertiser()
  const campaign = await putCampaign(userId, {}, { now: await now() })
  const { order } = await payFor(client, [campaign])
  await voidOrderOf(await storedCampaign(campaign.id), await now())
  expect(await orderOf(client, order.id)).toMatchObject({ status: 'void' })
  const again = await payFor(client, [campaign])
  expect(again.order.id).not.toBe(order.id)
  await withoutNews(url, () => confirmPayment(url, again.payment))
  await expect(voidOrderOf(await storedCampaign(campaign.id), await now())).rejects.toMatchObject({
    code: 'campaign_status',
  })
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'scheduled' })
})

test('while the bank looks at a dispute the campaign stands still, and a lost one ends it without a refund', async () => {
  const { campaign, userId } = await paidCampaign({}, 'pm_card_createDispute')
  expect(campaign).toMatchObject({ status: 'paused', pausedBy: ['dispute'] })
  expect(await deliveries.get({ campaignId: campaign.id })).toMatchObject({ isRunning: false })
  expect(await adRuns.get({ zone: 'side_box', campaignId: campaign.id })).toBeUndefined()
  const [payment] = await paymentsOf(userId)
  await stripe.disputes.close(payment?.dispute?.id ?? '')
  await control.settle()
  await expect.poll(() => storedCampaign(campaign.id)).toMatchObject({ status: 'cancelled', paidCents: 0 })
})

test('what was not delivered is refunded once, however often it is asked for', async () => {
  const { campaign, userId } = await paidCampaign()
  const at = await now()
  await replaceCampaign(campaign.id, {
    status: 'completed',
    endedOn: siteDay(at),
    settledAt: at,
    undelivered: 4000,
    refundCents: 4000,
  })
  await Promise.all(Array.from({ length: 20 }, () => refundCampaign(campaign.id, at)))
  await control.settle()
  const refunds = await refundsOf(userId)
  expect(refunds).toMatchObject([{ status: 'succeeded', amountCents: 4000 }])
  expect((await storedCampaign(campaign.id)).refundedAt).toBeDefined()
  const [payment] = await paymentsOf(userId)
  expect(payment).toMatchObject({ status: 'partially_refunded', refundedCents: 4000 })
  expect(await billingAccountOf(userId)).toMatchObject({ totalSpentCents: 6000 })
})

/** A campaign whose payment arrives when it is a draft again. */
async function paidLate(change: Parameters<typeof replaceCampaign>[1] = {}) {
  const { client, userId } = await anAdvertiser()
  const at = await now()
  const startsOn = addDays(siteDay(at), 20)
  const days = { startsOn, endsOn: addDays(startsOn, 4), zone: 'resource_partner' as const, views: 10 }
  const campaign = await putCampaign(userId, days, { now: at })
  const { order, payment } = await payFor(client, [campaign])
  const { price: _, heldUntil: __, orderId: ___, ...rest } = await storedCampaign(campaign.id)
  await withoutNews(url, () => confirmPayment(url, payment))
  await replaceCampaign(campaign.id, {
    ...rest,
    status: 'draft',
    price: undefined,
    heldUntil: undefined,
    orderId: undefined,
    ...change,
  })
  await settlePayment(client, order.id)
  await control.settle()
  return { userId, campaign, order }
}

test('paid when its offer was over, a campaign takes its days again', async () => {
  const { campaign, userId, order } = await paidLate()
  await expect
    .poll(() => storedCampaign(campaign.id))
    .toMatchObject({
      status: 'scheduled',
      orderId: order.id,
      paidCents: 10_000,
      price: { cents: 10_000 },
    })
  const sold = await soldBetween('resource_partner', campaign.startsOn, campaign.endsOn)
  expect(sold.get(campaign.startsOn)?.views).toBeGreaterThanOrEqual(4)
  expect(await refundsOf(userId)).toEqual([])
})

test('paid when its offer was over and it is no longer what was sold, its share goes back, once', async () => {
  const { campaign, userId, order } = await paidLate({ views: 20 })
  await expect.poll(() => refundsOf(userId)).toMatchObject([{ amountCents: 10_000, status: 'succeeded' }])
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'draft' })
  const { client: admin } = await administrator()
  const listed = await everyItem(admin, listAdOrders, { query: { status: 'paid' } })
  expect(listed.find(({ id }) => id === order.id)).toMatchObject({
    advertiser: { userId },
    lines: [{ refundedAt: expect.any(String) }],
  })
})

test('a transfer is recorded on our own invoice; the card invoice is taken back, and what is left is due by transfer', async () => {
  const [{ client, userId, email }, { client: admin }] = await Promise.all([anAdvertiser(), administrator()])
  const [at, position] = [await now(), await control.position()]
  const name = `Transferred ${crypto.randomUUID()}`
  const [first, second] = [
    await putCampaign(userId, { name }, { now: at }),
    await putCampaign(userId, {}, { now: at }),
  ]
  const { order } = await payFor(client, [first])
  const body = { campaignIds: [first.id, second.id], reference: 'Transfer 4711' }
  const recorded = await admin.call(recordAdPayment, { body })
  expectSuccess(recorded)
  expect(recorded.body).toMatchObject({ status: 'paid', paidBy: 'transfer', paidCents: 20_000 })
  expect(await orderOf(client, order.id)).toMatchObject({ status: 'void' })
  expect(await storedCampaign(first.id)).toMatchObject({ status: 'scheduled', paidCents: 10_000 })
  expect(await paymentsOf(userId)).toMatchObject([
    { paymentProvider: 'manual', amountCents: 20_000, purpose: { kind: 'ads', orderId: recorded.body.id } },
  ])
  const printed = (await printedInvoice(client, recorded.body.invoiceId ?? '')).join('\n')
  expect(printed).toContain(name.slice(-12))
  expectProblem(await admin.call(recordAdPayment, { body }), 409, 'ads_paid')
  expect((await control.inbox(email)).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1)

  await replaceCampaign(first.id, {
    status: 'cancelled',
    endedOn: siteDay(at),
    settledAt: at,
    refundCents: 1234,
  })
  await refundCampaign(first.id, at)
  await refundCampaign(first.id, at)
  expect(await refundsOf(userId)).toEqual([])
  const alerts = (await control.writtenSince(position)).filter(
    ({ entity, kind, message }) =>
      entity === 'notification' && kind === 'billing_alert' && String(message).includes(name),
  )
  expect(alerts[0]).toMatchObject({
    message: expect.stringContaining('$12.34'),
    href: '/admin/ad-management',
  })
  expect(new Set(alerts.map(({ userId: told }) => told)).size).toBe(alerts.length)
})

test('a paid listing is featured to the end of its last day, on the East Coast', async () => {
  const { client, userId } = await anAdvertiser()
  const listing = await putListing(userId)
  const featured = {
    zone: 'featured_listing',
    model: 'featured',
    listingId: listing.id,
    listingName: listing.businessName,
    startsOn: '2026-12-01',
    endsOn: '2026-12-30',
    heldUntil: addTime(await now(), { days: 14 }),
    price: { cents: 2900, unitCents: 2900, takenAt: await now() },
  } as const
  const campaign = await putCampaign(userId, featured, { now: await now() })
  const { order, payment } = await payFor(client, [campaign])
  await confirmPayment(url, payment)
  await settlePayment(client, order.id)
  expect(await listings.get({ id: listing.id }, { consistent: true })).toMatchObject({
    featuredUntil: '2026-12-31T05:00:00.000Z',
  })
  expect(await deliveries.get({ campaignId: campaign.id })).toBeUndefined()
})

test('what someone pays while they leave goes back, and writes nothing', async () => {
  const { client, userId } = await anAdvertiser()
  const campaign = await putCampaign(userId, {}, { now: await now() })
  const { order, payment } = await payFor(client, [campaign])
  await withoutNews(url, async () => {
    await confirmPayment(url, payment)
    await endBilling(userId, await now())
  })
  const invoiceId = order.providerInvoiceId ?? ''
  await mirrorAnyInvoice(invoiceId, await now())
  await mirrorAnyInvoice(invoiceId, await now())
  expect(await paymentsOf(userId)).toEqual([])
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'approved' })
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId })
  const intent = data[0]?.payment.payment_intent as string
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toMatchObject([{ amount: 10_000 }])
})

test('the orders of someone who leaves can no longer be paid, and go; their copy has them', async () => {
  const { client, userId } = await anAdvertiser()
  const campaign = await putCampaign(userId, {}, { now: await now() })
  const { order } = await payFor(client, [campaign])
  const copied: object[] = []
  for await (const one of exported.of?.(userId) ?? []) copied.push(one)
  expect(copied).toMatchObject([{ kind: 'ad-order', item: { id: order.id } }])
  const leaving = { userId, user: undefined, now: await now() }
  await erased.settle?.(leaving)
  expect((await stripe.invoices.retrieve(order.providerInvoiceId ?? '')).status).toBe('void')
  await erased.erase?.(leaving)
  expectProblem(await client.call(getAdOrder, { params: { orderId: order.id } }), 404, 'ad_order_not_found')
})

test('the export names the purpose, and no event', async () => {
  const { client } = await paidCampaign()
  const { body } = await client.call(exportTransactions, { body: { status: 'succeeded' } })
  expect(JSON.stringify(body)).toContain('Advertising')
})

test('what a suspended advertiser still pays for stands still until they are let in again', async () => {
  const { client, userId } = await anAdvertiser()
  const campaign = await putCampaign(userId, {}, { now: await now() })
  const { order, payment } = await payFor(client, [campaign])
  await changeUser(userId, { status: 'suspended' })
  await withoutNews(url, () => confirmPayment(url, payment))
  await mirrorAnyInvoice(order.providerInvoiceId ?? '', await now())
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'paused', pausedBy: ['suspended'] })
  expect(await deliveries.get({ campaignId: campaign.id })).toMatchObject({ isRunning: false })
  expect(await adRuns.get({ zone: 'side_box', campaignId: campaign.id })).toBeUndefined()
})

test('one that is paid for after its last day is refunded, and can be withdrawn', async () => {
  const { client, userId } = await anAdvertiser()
  const at = await now()
  const campaign = await putCampaign(userId, {}, { now: at })
  const { order, payment } = await payFor(client, [campaign])
  const [startsOn, endsOn] = [addDays(siteDay(at), -4), addDays(siteDay(at), -1)]
  await replaceCampaign(campaign.id, { startsOn, endsOn })
  await confirmPayment(url, payment)
  await settlePayment(client, order.id)
  await expect.poll(() => refundsOf(userId)).toMatchObject([{ amountCents: 10_000, status: 'succeeded' }])
  await voidOrderOf(await storedCampaign(campaign.id), at)
})

test('what someone pays while they leave is refunded, whichever is looked at first', async () => {
  const { client, userId } = await anAdvertiser()
  const startsOn = addDays(siteDay(await now()), 30)
  const zone = 'resource_partner' as const
  const days = { startsOn, endsOn: addDays(startsOn, 4), zone, views: 10 }
  const campaign = await putCampaign(userId, days, { now: await now() })
  const { payment } = await payFor(client, [campaign])
  await withoutNews(url, () => confirmPayment(url, payment))
  const leaving = { userId, user: undefined, now: await now() }
  await erasedCampaigns.settle?.(leaving)
  await erased.settle?.(leaving)
  await control.settle()
  await expect.poll(() => refundsOf(userId)).toMatchObject([{ amountCents: 10_000, status: 'succeeded' }])
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'cancelled' })
})

test('a campaign that has had many ads goes with all of them', async () => {
  const { userId } = await anAdvertiser()
  const ads = Array.from({ length: 60 }, () => ({ status: 'retired' as const }))
  const campaign = await putCampaign(userId, { status: 'draft' }, { now: await now(), ads: ads.slice(0, 30) })
  await commit(...ads.slice(30).map((one) => creatives.put(aCreative(campaign, one), { absent: true })))
  await erasedCampaigns.erase?.({ userId, user: undefined, now: await now() })
  await expect(storedCampaign(campaign.id)).rejects.toMatchObject({ code: 'campaign_not_found' })
})

test('nothing but a featured business is paid for as one', async () => {
  const { client, userId } = await anAdvertiser()
  const listing = await putListing(userId)
  const booked = await client.call(featureListing, { body: { listingId: listing.id } })
  expectSuccess(booked)
  const { id: campaignId, version } = booked.body.campaign
  const params = { campaignId }
  const withdrawn = await client.call(withdrawAdCampaign, { params, body: { version } })
  expectSuccess(withdrawn)
  const startsOn = addDays(siteDay(await now()), 200)
  const fields = {
    name: 'Featured for long',
    zone: 'side_box' as const,
    model: 'views' as const,
    views: 5000,
    startsOn,
    endsOn: addDays(startsOn, 50),
    states: [],
    refundsAtEnd: true,
  }
  const changed = await client.call(updateAdCampaign, {
    params,
    body: { ...fields, version: withdrawn.body.campaign.version },
  })
  expectProblem(changed, 409, 'campaign_status')
  // Whatever else is paid for features nothing.
  const other = await putCampaign(userId, { listingId: listing.id }, { now: await now() })
  const { order, payment } = await payFor(client, [other])
  await confirmPayment(url, payment)
  await settlePayment(client, order.id)
  expect((await listings.get({ id: listing.id }, { consistent: true }))?.featuredUntil).toBeUndefined()
})
