import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { writePaymentSettings } from '#core/billing/payment-settings/write-payment-settings.ts'
import { payAdCampaigns } from '#shared/ads/ad-orders/contract.ts'
import { getAdminBillingStats } from '#shared/billing/billing/admin-contract.ts'
import { saveBillingAddress } from '#shared/billing/billing/contract.ts'
import { listInvoices } from '#shared/billing/invoices/contract.ts'
import { putCampaign } from '#test/support/ad-campaigns.ts'
import { payFor, settlePayment, storedCampaign } from '#test/support/ad-orders.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud({ automaticTax: true })
})
afterAll(() => cloud?.stop())

/** Where 8.25 % is added to a price, each part of it rounded by itself. */
const dallas = { country: 'US', postalCode: '75201' }

const anAdvertiser = () => feedMember(cloud.url, { membershipType: 'manufacturer' })

test('an order is taxed where its advertiser is billed, each campaign bears its share, and revenue has no tax', async () => {
  const control = controlOf(cloud.url)
  const [{ client, userId }, { client: admin }] = [
    await anAdvertiser(),
    await feedMember(cloud.url, { membershipType: 'admin' }),
  ]
  const at = await control.now()
  const price = { cents: 20_000, unitCents: 1000, takenAt: at }
  const [first, second] = [
    await putCampaign(userId, {}, { now: at }),
    await putCampaign(userId, { price }, { now: at }),
  ]
  const body = { campaignIds: [first.id, second.id] }
  expectProblem(await client.call(payAdCampaigns, { body }), 422, 'billing_address_required')
  await client.call(saveBillingAddress, { body: dallas })
  await control.settle()
  const before = (await admin.call(getAdminBillingStats, {})).body
  const { order, payment } = await payFor(client, [first, second])
  expect(payment).toMatchObject({ amountDueCents: 32_475, taxCents: 2475 })
  await confirmPayment(cloud.url, payment)
  expect((await settlePayment(client, order.id)).body).toMatchObject({ status: 'paid', paidCents: 32_475 })
  expect(await storedCampaign(first.id)).toMatchObject({ paidCents: 10_825 })
  expect(await storedCampaign(second.id)).toMatchObject({ paidCents: 21_650 })
  const { items } = (await client.call(listInvoices, {})).body
  expect(items).toMatchObject([{ status: 'paid', taxCents: 2475, subtotalCents: 30_000, totalCents: 32_475 }])
  await control.settle()
  const after = (await admin.call(getAdminBillingStats, {})).body
  expect(after.totalRevenueCents - before.totalRevenueCents).toBe(30_000)
  expect(after.revenueByPlan).toContainEqual(
    expect.objectContaining({ planName: 'Advertising', revenueCents: 30_000 }),
  )
})

test('credit pays a part of an order, or all of it', async () => {
  const control = controlOf(cloud.url)
  const { client, userId, email } = await anAdvertiser()
  await client.call(saveBillingAddress, { body: { country: 'US', postalCode: '97201' } })
  const first = await putCampaign(userId, {}, { now: await control.now() })
  const stripe = stripeOf(cloud.url)
  const begun = await payFor(client, [first])
  expect(begun.payment).toMatchObject({ amountDueCents: 10_000 })
  const { data } = await stripe.customers.list({ email })
  await stripe.customers.createBalanceTransaction(data[0]?.id ?? '', { amount: -50_000, currency: 'usd' })
  const second = await putCampaign(userId, {}, { now: await control.now() })
  const paid = await payFor(client, [second])
  expect(paid.payment).toBeUndefined()
  expect(paid.order).toMatchObject({ status: 'paid', paidCents: 10_000 })
  expect(await storedCampaign(second.id)).toMatchObject({ status: 'scheduled', paidCents: 10_000 })
})

test('without the card provider an order is paid by transfer', async () => {
  const { client, userId } = await anAdvertiser()
  const campaign = await putCampaign(userId, {}, { now: await controlOf(cloud.url).now() })
  await writePaymentSettings(await readPaymentSettings({ fresh: true }), { stripeActive: false })
  const asked = await client.call(payAdCampaigns, { body: { campaignIds: [campaign.id] } })
  expectProblem(asked, 409, 'ads_by_transfer')
})
