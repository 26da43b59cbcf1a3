import { afterAll, beforeAll, expect, test } from 'vitest'
import { mirrorCustomer } from '#core/billing/billing/mirror-customer.ts'
import { saveBillingAddress } from '#shared/billing/billing/contract.ts'
import { previewPlanChange } from '#shared/billing/subscriptions/contract.ts'
import { arrangedMember } from '#test/support/arranged-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { planChangesOf, retailer, upgradeInvoicesOf } from '#test/support/plan-changes.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud({ automaticTax: true })
})
afterAll(() => cloud?.stop())

/** Where 8.25 % is added to a price, each part of it rounded by itself. */
const dallas = { country: 'US', postalCode: '75201' }
const taxOf = (cents: number) => Math.round(cents * 0.0625) + Math.round(cents * 0.02)

test('an upgrade of an arranged plan is taxed where its member is billed, and less by their credit, which comes back with a payment that came too late', async () => {
  const { url } = cloud
  const control = controlOf(url)
  const member = await arrangedMember(url)
  const { client, userId, shown, asked, settle, overview, alter } = { ...member, ...planChangesOf(member) }
  const unplaced = await client.call(previewPlanChange, { body: retailer })
  expectProblem(unplaced, 422, 'billing_address_required')
  await client.call(saveBillingAddress, { body: dallas })

  const { amountDueCents, taxCents, lines } = await shown(retailer)
  const net = lines[0]?.amountCents ?? 0
  expect({ amountDueCents, taxCents }).toEqual({ amountDueCents: net + taxOf(net), taxCents: taxOf(net) })
  const stripe = stripeOf(url)
  const { data } = await stripe.customers.list({ email: member.email })
  await stripe.customers.createBalanceTransaction(data[0]?.id ?? '', { amount: -500, currency: 'usd' })
  await mirrorCustomer(userId, await control.now())
  const { payment, preview } = await asked(retailer)
  expect(preview).toMatchObject({ amountDueCents: amountDueCents - 500, creditCents: 500 })
  expect(payment).toMatchObject({ amountDueCents: amountDueCents - 500 })

  await alter({ pendingPlan: undefined })
  await confirmPayment(url, payment)
  await settle()
  await control.settle()
  const after = await overview()
  expect(after).toMatchObject({ totalSpentCents: 999, creditCents: 500 })
  expect(after.subscription).toMatchObject({ planId: 'pro_competitor_monthly' })

  const again = await asked(retailer)
  await confirmPayment(url, again.payment)
  await settle()
  await control.settle()
  const paid = await overview()
  expect(paid).toMatchObject({
    subscription: { planId: 'retailer_monthly' },
    totalSpentCents: 999 + amountDueCents - 500,
    creditCents: 0,
  })
  const [latest] = await upgradeInvoicesOf(url, userId)
  expect(paid.invoices.find(({ providerInvoiceId }) => providerInvoiceId === latest?.id)).toMatchObject({
    status: 'paid',
    taxCents: taxOf(net),
    creditCents: 500,
  })
})
