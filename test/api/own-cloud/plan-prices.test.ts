import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import {
  type AdminPlan,
  changePlanPrice,
  listAllPlans,
  updatePlan,
} from '#shared/billing/plans/admin-contract.ts'
import { listPlans } from '#shared/billing/plans/contract.ts'
import { createSubscription, settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { listTransactions } from '#shared/billing/transactions/contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { planChangesOf, retailer } from '#test/support/plan-changes.ts'
import { changeUser } from '#test/support/records.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { pro, subscribedMember } from '#test/support/subscribed-member.ts'

let cloud: TestCloud
let admin: Client
beforeAll(async () => {
  cloud = await startCloud()
  admin = await demoClient(cloud.url, 'admin')
})
afterAll(() => cloud?.stop())

const all = async () => (await admin.call(listAllPlans, {})).body.items

async function planOf(planId: string): Promise<AdminPlan> {
  const plan = (await all()).find(({ id }) => id === planId)
  if (!plan) throw new Error(`there is no plan ${planId}`)
  return plan
}

const price = async (planId: string, priceCents: number, version?: number) =>
  admin.call(changePlanPrice, {
    params: { planId },
    body: { priceCents, reason: 'Costs have changed', version: version ?? (await planOf(planId)).version },
  })

async function edit(planId: string, change: object) {
  const { name, description, displayOrder, isActive, version } = await planOf(planId)
  const body = { name, description, displayOrder, isActive, version, ...change }
  return admin.call(updatePlan, { params: { planId }, body })
}

const offered = async (planId: string) =>
  (await new Client(cloud.url).call(listPlans, {})).body.items.find(({ id }) => id === planId)

test('a new price is at both providers, in the audit and on the pricing page', async () => {
  const before = await planOf(pro.planId)
  const changed = await price(pro.planId, 1299)
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body).toMatchObject({
    priceCents: 1299,
    stripe: { priceCents: 1299, differs: false },
    paypal: { priceCents: 1299, differs: false },
  })
  expect(changed.body.stripe?.id).not.toBe(before.stripe?.id)
  const atStripe = await stripeOf(cloud.url).prices.retrieve(changed.body.stripe?.id ?? '')
  expect(atStripe).toMatchObject({ unit_amount: 1299, active: true })
  expect(await stripeOf(cloud.url).prices.retrieve(before.stripe?.id ?? '')).toMatchObject({ active: true })
  const { body } = await admin.call(listBillingAudit, { query: { limit: 1 } })
  expect(body.items[0]).toMatchObject({
    action: 'plan_price_change',
    entityId: pro.planId,
    oldValues: { priceCents: before.priceCents },
    newValues: { priceCents: 1299 },
    reason: 'Costs have changed',
  })
  expect((await offered(pro.planId))?.priceCents).toBe(1299)
  await price(pro.planId, before.priceCents)
})

test('members who pay keep the price that they signed up for', async () => {
  const member = await subscribedMember(cloud.url)
  const { priceCents } = member.subscription
  await price(pro.planId, priceCents + 500)
  await controlOf(cloud.url).settle()
  const { body } = await member.client.call(settleSubscription, { body: {} })
  expect(body.subscription?.priceCents).toBe(priceCents)
  await price(pro.planId, priceCents)
})

test('the free plan has no price to change, and a price below what a card is charged for is refused', async () => {
  expectProblem(await price('competitor_monthly', 500), 422, 'plan_free')
  expectProblem(await price(pro.planId, 49), 400, 'validation_failed')
  expectProblem(await price('gold', 500, 1), 404, 'plan_not_found')
})

test('one of several administrators who change a price at the same time wins, and here and there it is the same', async () => {
  const planId = 'manufacturer_yearly'
  const { version, priceCents } = await planOf(planId)
  const answers = await Promise.all(
    [40_000, 41_000, 42_000, 43_000].map((cents) => price(planId, cents, version)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const won = await planOf(planId)
  expect(won.stripe).toMatchObject({ priceCents: won.priceCents, differs: false })
  expect(won.paypal).toMatchObject({ priceCents: won.priceCents, differs: false })
  await price(planId, priceCents)
})

test('a price that could not be made at a provider changes nothing here', async () => {
  const planId = 'organization_monthly'
  const before = await planOf(planId)
  const control = controlOf(cloud.url)
  await control.stripeSwitches({ requests: { fault: 'error', times: 3, route: 'POST /v1/prices' } })
  expectProblem(await price(planId, 7777), 503, 'payment_provider_unavailable')
  await control.stripeSwitches({ requests: { fault: 'error', times: 0 } })
  expect(await planOf(planId)).toEqual(before)
  expect((await price(planId, 7777)).body.priceCents).toBe(7777)
  await price(planId, before.priceCents)
})

test('a member whose preview showed the old price is shown the new one before anything is charged', async () => {
  const member = await subscribedMember(cloud.url)
  await changeUser(member.userId, { approvedMembership: 'retailer' })
  const { shown, confirm } = planChangesOf(member)
  const old = await shown(retailer)
  const { priceCents } = await planOf(retailer.planId)
  await price(retailer.planId, priceCents + 1000)
  expect((await confirm(retailer, old.id)).status).toBe(409)
  const fresh = await shown(retailer)
  expect(fresh.priceCents).toBe(priceCents + 1000)
  await price(retailer.planId, priceCents)
})

test('an order at a price that was shown earlier begins nothing', async () => {
  const { priceCents } = await planOf(pro.planId)
  const { client } = await completeMember(cloud.url)
  const body = { ...pro, provider: 'paypal', shownPriceCents: priceCents } as const
  await price(pro.planId, priceCents + 100)
  const { detail } = expectProblem(await client.call(createSubscription, { body }), 409, 'price_changed')
  expect(detail).toContain('Check the price, then try again.')
  await price(pro.planId, priceCents)
  expect((await client.call(createSubscription, { body })).status).toBe(201)
})

test('twenty members who check out while the price changes twice each pay what they were shown', async () => {
  const { priceCents } = await planOf(pro.planId)
  const members = await Promise.all(Array.from({ length: 20 }, () => completeMember(cloud.url)))
  const bought = members.map(async ({ client }, at) => {
    // As the checkout does: what is due otherwise than shown is shown again before it is paid.
    const { body, status, text } = await client.call(createSubscription, { body: pro })
    expect(status, `${at}: ${text}`).toBe(201)
    const due = body.payment?.kind === 'card' ? body.payment.amountDueCents : -1
    await confirmPayment(cloud.url, body.payment)
    await client.call(settleSubscription, { body: {} })
    const payments = (await client.call(listTransactions, { query: { limit: 5 } })).body.items
    return {
      due,
      subscribed: body.subscription.priceCents,
      paid: payments.map(({ amountCents }) => amountCents),
    }
  })
  const changes = (async () => {
    expect((await price(pro.planId, priceCents + 300)).status).toBe(200)
    expect((await price(pro.planId, priceCents + 700)).status).toBe(200)
  })()
  const results = await Promise.all(bought)
  await changes
  for (const { due, subscribed, paid } of results) {
    expect(subscribed).toBe(due)
    expect(paid).toEqual([due])
    expect([priceCents, priceCents + 300, priceCents + 700]).toContain(due)
  }
  await price(pro.planId, priceCents)
})

test('a plan is edited with its place and whether it is offered, and the free plan stays', async () => {
  const before = await planOf('organization_yearly')
  const { body } = await edit(before.id, { name: 'Organization plus', isActive: false })
  expect(body).toMatchObject({ name: 'Organization plus', isActive: false })
  expect(await offered(before.id)).toBeUndefined()
  await edit(before.id, { name: before.name, isActive: true })
  expect((await offered(before.id))?.name).toBe(before.name)
  const taken = expectProblem(await edit(before.id, { displayOrder: 10 }), 409, 'plan_order_taken')
  expect(taken.errors?.[0]?.path).toBe('body.displayOrder')
  expect((await edit('competitor_yearly', { isActive: false })).status).toBe(200)
  expectProblem(await edit('competitor_monthly', { isActive: false }), 409, 'plan_needed')
  await edit('competitor_yearly', { isActive: true })
  expectProblem(await edit(before.id, { version: 1 }), 409, 'version_conflict')
})

test('two who take the same place, or both free plans away, at once cannot break a rule together', async () => {
  const [monthly, yearly] = await Promise.all([planOf('competitor_monthly'), planOf('competitor_yearly')])
  const off = ({ id, name, description, displayOrder, version }: AdminPlan) =>
    admin.call(updatePlan, {
      params: { planId: id },
      body: { name, description, displayOrder, isActive: false, version },
    })
  await Promise.all([off(monthly), off(yearly)])
  const free = (await all()).filter(({ priceCents, isActive }) => priceCents === 0 && isActive)
  expect(free.length).toBeGreaterThan(0)
  await edit('competitor_monthly', { isActive: true })
  await edit('competitor_yearly', { isActive: true })
})
