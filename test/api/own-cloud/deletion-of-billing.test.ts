import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { endBilling } from '#core/billing/billing/end-billing.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { writePaymentSettings } from '#core/billing/payment-settings/write-payment-settings.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import type { PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { requestDeletion } from '#shared/accounts/deletions/contract.ts'
import { createExportLink, listExports, requestExport } from '#shared/accounts/exports/contract.ts'
import { createSubscription, settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith, type Stored } from '#test/support/items-with.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newEmail, plantedPassword } from '#test/support/new-member.ts'
import { payingMember, transactionsOf } from '#test/support/paying-member.ts'
import { answerPaypal } from '#test/support/paypal.ts'
import { userIdOf } from '#test/support/records.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'
import { currentTable, wholeTable } from '#test/support/whole-table.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
})

afterAll(() => cloud.stop())

/** The books of everyone who has left. */
const keptOf = (items: Stored[]) => items.filter(({ pk }) => pk.startsWith('KEPT_INVOICES#'))

/** Only amounts remain of a member who has paid and left. */
function expectNothingOf(
  { userId, ...marks }: { userId: string; email: string; payer?: string },
  current: Stored[],
): void {
  const kept = keptOf(current)
  const amounts = kept.map(({ entity, amountCents, totalCents }) => [entity, amountCents ?? totalCents])
  expect(amounts).toEqual(
    expect.arrayContaining([
      ['kept-invoice', 999],
      ['kept-transaction', 999],
    ]),
  )
  expect(itemsWith(userId, kept)).toEqual([])
  expect(current.filter(({ pk }) => pk === `USER#${userId}`)).toEqual([])
  for (const mark of Object.values(marks)) expect(itemsWith(mark, current)).toEqual([])
}

const deletion = { confirmation: 'DELETE', password: plantedPassword } as const

test('with a member the charges end, and the books keep the amounts without them', async () => {
  const { client, email, userId, payment, providerSubscriptionId } = await loggedIn(
    cloud.url,
    payingMember(cloud.url),
  )
  const stripe = stripeOf(cloud.url)
  const { customer } = await stripe.subscriptions.retrieve(providerSubscriptionId)
  expectSuccess(await client.call(requestExport, {}))
  await control.settle()
  const [{ id = 'exp_' } = {}] = (await client.call(listExports, {})).body.items
  const link = await client.call(createExportLink, { params: { exportId: id as `exp_${string}` } })
  const files = unzipSync(new Uint8Array(await (await fetch(link.body.url)).arrayBuffer()))
  for (const kind of ['transaction', 'invoice', 'subscription'])
    expect(Object.keys(files)).toContain(`data/${kind}.json`)

  expectSuccess(await client.call(requestDeletion, { body: deletion }))
  await control.advance('P14DT1H')
  for (let time = 0; time < 2; time++) await control.run('delete_due_accounts')
  await control.settle()
  expect((await stripe.subscriptions.retrieve(providerSubscriptionId)).status).toBe('canceled')
  await expect(stripe.customers.retrieve(String(customer))).rejects.toMatchObject({
    code: 'resource_missing',
  })

  const { current } = await currentTable(cloud.url)
  const kept = keptOf(current)
  expect(kept.map(({ id }) => id)).toContain(payment.id)
  expectNothingOf({ email, userId }, current)
})

test('with a member PayPal ends too, and nothing that PayPal tells later brings anything back', async () => {
  const payer = newEmail()
  const { client, email } = await loggedIn(cloud.url, completeMember(cloud.url))
  const userId = userIdOf(client)
  const pro = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'paypal' } as const
  const begun = await client.call(createSubscription, { body: pro })
  await answerPaypal(cloud.url, begun.body.payment, { email: payer })
  expectSuccess(await client.call(settleSubscription, { body: {} }))
  await control.settle()
  const [payment] = await transactionsOf(client)
  const id = (await liveSubscriptionOf(userId)).subscription?.paypal?.subscriptionId
  const paypal = await paypalClient()
  const atPaypal = () => paypal.get<PaypalSubscription>(`/v1/billing/subscriptions/${id}`)
  const eventsOfIt = async () => {
    const path = '/v1/notifications/webhooks-events?page_size=300'
    const { events } = await paypal.get<{ events: { id: string }[] }>(path)
    return events.filter((event) => JSON.stringify(event).includes(String(id)))
  }

  const tellAgain = async () => {
    const events = await eventsOfIt()
    for (const event of events) await paypal.post(`/v1/notifications/webhooks-events/${event.id}/resend`)
    await control.settle()
    return events.length
  }

  expectSuccess(await client.call(requestDeletion, { body: deletion }))
  await control.advance('P13DT23H')
  await control.run('delete_due_accounts')
  expect(await atPaypal()).toMatchObject({ status: 'ACTIVE' })
  // No one can start anything at PayPal, and what continues there can still be ended.
  await writePaymentSettings(await readPaymentSettings({ fresh: true }), { paypalActive: false })
  const late = await (await completeMember(cloud.url)).client.call(createSubscription, { body: pro })
  expectProblem(late, 503, 'paypal_not_configured')
  // An erasure that has taken the books and not yet the profile, while PayPal reports what is not there.
  const books = (await wholeTable()).filter(
    ({ pk, entity }) => pk === `USER#${userId}` && /^(invoice|transaction)$/.test(entity ?? ''),
  )
  expect(books).toHaveLength(2)
  await endBilling(userId, await control.now())
  await writeBatch(books.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
  await tellAgain()
  const stillGone = new Set((await wholeTable()).map(({ pk, sk }) => `${pk} ${sk}`))
  for (const { pk, sk } of books) expect(stillGone).not.toContain(`${pk} ${sk}`)
  await writeBatch(books.map((Item) => ({ PutRequest: { Item } })))
  await control.advance('PT2H')
  for (let time = 0; time < 2; time++) await control.run('delete_due_accounts')
  await control.settle()
  expect(await atPaypal()).toMatchObject({
    status: 'CANCELLED',
    status_change_note: 'The account was deleted',
  })
  // An erasure that broke off at its last step has nothing left to do when it resumes.
  await eraseAccount(userId, await control.now())
  const before = await currentTable(cloud.url)
  const kept = keptOf(before.current)
  expect(kept.map((one) => one.id)).toContain(payment?.id)
  expectNothingOf({ email, userId, payer }, before.current)

  // The merchant gives the payment back at PayPal, which reports that and everything else again.
  await paypal.post(`/v1/payments/sale/${payment?.providerTransactionId}/refund`)
  expect(await tellAgain()).toBeGreaterThan(2)
  await control.advance('P40D')
  await control.settle()
  const { current } = await currentTable(cloud.url)
  expect(keptOf(current)).toEqual(kept)
  expectNothingOf({ email, userId, payer }, current)
  const ever = 'start_time=2020-01-01T00:00:00Z&end_time=2099-01-01T00:00:00Z'
  const path = `/v1/billing/subscriptions/${id}/transactions?${ever}`
  expect(await paypal.get(path)).toMatchObject({ total_items: 1 })
})
