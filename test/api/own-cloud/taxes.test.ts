import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  billingAccountOf,
  billingAccounts,
  changeBillingAccount,
} from '#core/billing/billing/billing-accounts.ts'
import { connectStripe } from '#core/billing/billing/connect-stripe.ts'
import { commit } from '#core/platform/db/commit.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { getAdminBillingStats } from '#shared/billing/billing/admin-contract.ts'
import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { getUserBillingOverview, saveBillingAddress } from '#shared/billing/billing/contract.ts'
import { downloadInvoice } from '#shared/billing/invoices/contract.ts'
import {
  createSubscription,
  previewPlanChange,
  previewSubscription,
  settleSubscription,
  updateSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { exportTransactions, processRefund } from '#shared/billing/transactions/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { putPromoCode } from '#test/support/promo-codes.ts'
import { userIdOf } from '#test/support/records.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { pro } from '#test/support/subscribed-member.ts'

const dallas = { country: 'US', postalCode: '75201' }
const seattle = { country: 'US', postalCode: '98101' }
const portland = { country: 'US', postalCode: '97201' }
const monthly = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly' } as const
const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let stripe: ReturnType<typeof stripeOf>
let admin: Client
beforeAll(async () => {
  cloud = await startCloud({ automaticTax: true })
  control = controlOf(cloud.url)
  stripe = stripeOf(cloud.url)
  admin = await demoClient(cloud.url, 'admin')
})
afterAll(() => cloud?.stop())

const save = (client: Client, body: BillingAddress) => client.call(saveBillingAddress, { body })
const overviewOf = async (client: Client) => (await client.call(getUserBillingOverview, {})).body

async function memberAt(address?: BillingAddress) {
  const member = await completeMember(cloud.url)
  if (address) expect((await save(member.client, address)).body).toEqual({ billingAddress: address })
  return { ...member, userId: userIdOf(member.client) }
}

async function buy(client: Client, order: object = {}) {
  const begun = await client.call(createSubscription, { body: { ...pro, ...order } })
  expect(begun.status, begun.text).toBe(201)
  await confirmPayment(cloud.url, begun.body.payment)
  await client.call(settleSubscription, { body: {} })
  return begun.body
}

async function atStripe(userId: string) {
  const customer = (await billingAccounts.get({ userId }, { consistent: true }))?.stripeCustomerId ?? ''
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    expand: ['data.latest_invoice'],
  })
  return { customer, subscriptions: data }
}

test('only its own part of a payment that credit has made small is tax', async () => {
  const { client, email, userId } = await memberAt(dallas)
  const { customer } = await atStripe(userId)
  await stripe.customers.createBalanceTransaction(customer, { amount: -1000, currency: 'usd' })
  await control.settle()
  expect((await overviewOf(client)).creditCents).toBe(1000)
  await buy(client)
  await control.settle()
  const { transactions, invoices, creditCents } = await overviewOf(client)
  expect(transactions).toMatchObject([{ status: 'succeeded', amountCents: 81, taxCents: 6 }])
  expect(invoices).toMatchObject([
    { totalCents: 1081, taxCents: 82, creditCents: 1000, amountPaidCents: 81, status: 'paid' },
  ])
  expect(creditCents).toBe(0)
  const receipt = await control.mail(email, 'Your receipt for $0.81')
  expect(receipt.text).toContain('you paid $0.81 for Pro Competitor membership, including $0.06 tax.')
})

test('without an address that can be taxed nothing is begun, and a wrong one is refused by its field', async () => {
  const { client, userId } = await memberAt()
  expect(await overviewOf(client)).toMatchObject({ automaticTax: true })
  for (const asked of [
    await client.call(createSubscription, { body: pro }),
    await client.call(previewSubscription, { body: monthly }),
  ])
    expectProblem(asked, 422, 'billing_address_required')
  const short = await save(client, { country: 'US', postalCode: '752' })
  expect(expectProblem(short, 400, 'validation_failed').errors?.[0]?.path).toBe('body.postalCode')
  const refused = expectProblem(
    await save(client, { country: 'US', postalCode: '00000' }),
    422,
    'billing_address_unknown',
  )
  expect(refused.detail).toBe('We could not find this address. Check the country and the ZIP code.')
  expect(refused.errors?.[0]?.path).toBe('body.postalCode')
  const nowhere = await save(client, { country: 'ZZ', postalCode: '' })
  expect(expectProblem(nowhere, 400, 'validation_failed').errors?.[0]?.path).toBe('body.country')
  expect(await overviewOf(client)).not.toHaveProperty('billingAddress')

  // The provider has forgotten what it took, and we do not know yet: what was begun is given up again.
  const { customer } = await atStripe(userId)
  await control.settle()
  await commit(changeBillingAccount(await billingAccountOf(userId), { billingAddress: dallas }))
  expectProblem(await client.call(previewSubscription, { body: monthly }), 422, 'billing_address_unknown')
  expectProblem(await client.call(createSubscription, { body: pro }), 422, 'billing_address_unknown')
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
  await save(client, dallas)
  expect((await client.call(createSubscription, { body: pro })).body.payment).toMatchObject({ taxCents: 82 })
})

test('members who serve abroad or live in a territory are billed like everyone else', async () => {
  for (const postalCode of ['09012', '00901']) {
    const { client } = await memberAt({ country: 'US', postalCode })
    expect(await overviewOf(client)).toMatchObject({ billingAddress: { country: 'US', postalCode } })
    const shown = await client.call(previewSubscription, { body: monthly })
    expect(shown.body).toEqual({ amountDueCents: 999, taxCents: 0 })
  }
})

test('where tax is due it is shown before, charged, and the same on everything that mentions it', async () => {
  const revenue = async () => (await admin.call(getAdminBillingStats, {})).body.totalRevenueCents
  await control.settle()
  const before = await revenue()
  const { client, email, userId } = await memberAt(dallas)
  const shown = await client.call(previewSubscription, { body: monthly })
  expect(shown.body).toEqual({ amountDueCents: 1081, taxCents: 82 })
  const { code } = await putPromoCode()
  const cheaper = await client.call(previewSubscription, { body: { ...monthly, promoCode: code } })
  expect(cheaper.body).toEqual({ amountDueCents: 865, taxCents: 66 })
  expect((await buy(client)).payment).toMatchObject({ amountDueCents: 1081, taxCents: 82 })
  await control.settle()
  const { invoices, transactions, totalSpentCents, subscription } = await overviewOf(client)
  expect(totalSpentCents).toBe(1081)
  expect(subscription).toMatchObject({ priceCents: 999, taxation: 'added' })
  expect(invoices).toMatchObject([
    {
      subtotalCents: 999,
      discountCents: 0,
      taxCents: 82,
      totalCents: 1081,
      amountPaidCents: 1081,
      taxLines: [
        { amountCents: 62, taxableCents: 999, reason: 'standard_rated' },
        { amountCents: 20, taxableCents: 999, reason: 'standard_rated' },
      ],
    },
  ])
  expect(transactions).toMatchObject([{ status: 'succeeded', amountCents: 1081, taxCents: 82 }])
  const receipt = await control.mail(email, 'Your receipt for $10.81')
  expect(receipt.text).toContain('you paid $10.81 for Pro Competitor membership, including $0.82 tax.')
  const link = await client.call(downloadInvoice, { params: { invoiceId: invoices[0]?.id ?? 'ivc_' } })
  const pdf = await pdfText(new Uint8Array(await (await fetch(link.body.pdfUrl)).arrayBuffer()))
  for (const part of ['$9.99', 'Texas (6.25%)', '$0.62', '$10.81', '75201']) expect(pdf).toContain(part)
  const csv = (await client.call(exportTransactions, { body: {} })).body.csv
  expect(csv.split('\r\n')[1]).toContain(',10.81,0.00,0.82,USD,')
  // What belongs to Texas is no one’s revenue.
  expect((await revenue()) - before).toBe(999)

  const [payment] = transactions
  const params = { transactionId: payment?.id ?? 'txn_' }
  const body = { userId, requestId: crypto.randomUUID(), amountCents: 1081, reason: 'Ordered by mistake' }
  const back = await admin.call(processRefund, { params, body })
  expect(back.body).toMatchObject({ payment: { status: 'refunded', refundedCents: 1081 } })
  await control.settle()
  expect((await overviewOf(client)).totalSpentCents).toBe(0)
  expect(await revenue()).toBe(before)
})

test('where the account is registered nowhere there is no tax, and the provider says why', async () => {
  const { client } = await memberAt(portland)
  expect((await client.call(previewSubscription, { body: monthly })).body).toEqual({
    amountDueCents: 999,
    taxCents: 0,
  })
  expect((await buy(client)).payment).not.toHaveProperty('taxCents')
  const { invoices, transactions, subscription } = await overviewOf(client)
  expect(subscription).toMatchObject({ taxation: 'none' })
  expect(transactions[0]).not.toHaveProperty('taxCents')
  expect(invoices).toMatchObject([
    { taxCents: 0, totalCents: 999, taxLines: [{ amountCents: 0, reason: 'not_collecting' }] },
  ])
})

test('a change of plan costs what its preview said, tax with it; of what is given back the tax too', async () => {
  const { client } = await memberAt(dallas)
  await buy(client)
  await save(client, seattle)
  const preview = (await client.call(previewPlanChange, { body: yearly })).body
  const lines = preview.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  expect(preview.taxCents).toBeGreaterThan(0)
  expect(preview.amountDueCents).toBe(lines + (preview.taxCents ?? 0))
  const changed = await client.call(updateSubscription, { body: { ...yearly, previewId: preview.id } })
  expect(changed.body.subscription).toMatchObject({ planId: yearly.planId, taxation: 'added' })
  const { invoices, transactions } = await overviewOf(client)
  // Providers tell the second of a payment, and both may be of one: their order says nothing.
  const { amountDueCents } = preview
  expect(transactions).toContainEqual(
    expect.objectContaining({ status: 'succeeded', amountCents: amountDueCents }),
  )
  const invoice = invoices.find(({ totalCents }) => totalCents === amountDueCents)
  expect(invoice).toMatchObject({ taxCents: preview.taxCents })
  // The price was charged at the rates of Washington, the rest of the month given back at those of Texas.
  const taxes = new Map(invoice?.taxLines?.map((line) => [line.rateId, line.amountCents]))
  expect([...taxes.values()].filter((cents) => cents > 0)).toHaveLength(2)
  expect([...taxes.values()].filter((cents) => cents < 0)).toHaveLength(2)
})

test('an address that changes while a membership is begun never leaves it taxed for another place', async () => {
  const { client, userId } = await memberAt(dallas)
  const first = await client.call(createSubscription, { body: pro })
  expect(first.body.payment).toMatchObject({ amountDueCents: 1081 })
  const [saved, ...begun] = await Promise.all([
    save(client, portland),
    client.call(createSubscription, { body: pro }),
    client.call(createSubscription, { body: pro }),
  ])
  expect(saved.status).toBe(200)
  for (const answer of begun.filter(({ status }) => status !== 201))
    expectProblem(answer, 409, 'subscription_in_progress')
  const { body } = await client.call(createSubscription, { body: pro })
  expect(body.payment).toMatchObject({ amountDueCents: 999 })
  const live = (await atStripe(userId)).subscriptions.filter(({ status }) => status === 'incomplete')
  expect(live).toHaveLength(1)
  expect(live[0]?.latest_invoice).toMatchObject({ total: 999, customer_address: { postal_code: '97201' } })
  expect((await overviewOf(client)).billingAddress).toEqual(portland)
})

test('a renewal is taxed where its member is by then; a member without a place is asked, and administrators hear of it', async () => {
  const [moves, vanishes, held, before] = await Promise.all([
    memberAt(portland),
    memberAt(dallas),
    memberAt(dallas),
    memberAt(),
  ])
  await Promise.all([moves, vanishes, held].map(({ client }) => buy(client)))
  // One who subscribed before taxes were added.
  const connection = { mode: 'test', secretKey: 'sk_test_laptop', publishableKey: 'pk_test_laptop' } as const
  const set = async (automaticTax: boolean) => {
    const secret = (await readPaymentSecrets()).test?.stripe?.webhookSecret
    await connectStripe({ ...connection, webhook: { secret }, automaticTax, now: await control.now() })
  }
  await set(false)
  await buy(before.client)
  await set(true)
  expect((await overviewOf(before.client)).subscription).not.toHaveProperty('taxation')
  await save(before.client, dallas)
  expect((await overviewOf(before.client)).subscription).toMatchObject({ taxation: 'none' })

  await save(moves.client, seattle)
  const deferred = { address: '', tax: { validate_location: 'deferred' } } as const
  const lost = async ({ userId }: { userId: string }) =>
    stripe.customers.update((await atStripe(userId)).customer, deferred)
  await lost(vanishes)
  await control.settle()
  await control.advance('P32D')
  await control.settle()
  const latest = async ({ client }: { client: Client }) => (await overviewOf(client)).invoices[0]
  expect(await latest(moves)).toMatchObject({ status: 'paid', taxCents: 103, totalCents: 1102 })
  expect(await latest(before)).toMatchObject({ status: 'paid', taxCents: 82, totalCents: 1081 })
  expect(await latest(vanishes)).toMatchObject({ status: 'paid', taxCents: 0, totalCents: 999 })
  const asked = await overviewOf(vanishes.client)
  expect(asked.subscription).toMatchObject({ status: 'active', taxation: 'place_unknown' })
  expect(asked).not.toHaveProperty('billingAddress')
  const told = async (client: Client, title: string) =>
    (await client.call(listNotifications, { query: { limit: 50 } })).body.items.filter(
      (one) => one.title === title,
    )
  expect(await told(vanishes.client, 'We need your billing address')).toHaveLength(1)
  expect(await told(admin, 'We cannot calculate the tax on a membership')).toHaveLength(1)
  await save(vanishes.client, dallas)
  expect((await overviewOf(vanishes.client)).subscription).toMatchObject({ taxation: 'none' })

  // An account may have such invoices held instead of billed without tax; the address lets them go.
  await control.stripeSwitches({ withoutLocation: 'hold' })
  await lost(held)
  await control.settle()
  await control.advance('P31D')
  await control.settle()
  expect((await overviewOf(held.client)).subscription).toMatchObject({ taxation: 'place_unknown' })
  expect(await latest(held)).toMatchObject({ status: 'draft' })
  await save(held.client, dallas)
  expect(await latest(held)).toMatchObject({ status: 'paid', taxCents: 82 })
  expect(await latest(vanishes)).toMatchObject({ status: 'paid', taxCents: 82 })
  await control.settle()
  expect(await told(admin, 'We cannot calculate the tax on a membership')).toHaveLength(2)
})
