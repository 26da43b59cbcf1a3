import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { writePaymentSettings } from '#core/billing/payment-settings/write-payment-settings.ts'
import { fetchPaypalCapture, fetchPaypalOrder } from '#core/billing/paypal/paypal-order.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { paidByPaypal, paypalEntrant } from '#test/support/paypal-entry.ts'
import { changeStored } from '#test/support/registrations.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  organizer = await anOrganizer(cloud.url)
})
afterAll(() => cloud?.stop())

const anEvent = () =>
  putPublished(organizer.userId, { payment: 'online', waitingList: { on: false }, capacity: 20 })

type Switched = { stripeActive?: boolean; paypalActive?: boolean }
const decide = async (change: Switched) =>
  writePaymentSettings(await readPaymentSettings({ fresh: true }), change)

test('only the ways that are switched on begin a payment, and what was begun goes on', async () => {
  const event = await anEvent()
  const [first, second] = [await paypalEntrant(cloud.url, event), await paypalEntrant(cloud.url, event)]
  await decide({ stripeActive: false })
  await expect
    .poll(async () => (await second.pay('stripe')).body)
    .toMatchObject({ code: 'stripe_not_active' })
  expect((await second.pay()).body.payment).toMatchObject({ kind: 'approval' })
  await decide({ stripeActive: true, paypalActive: false })
  await expect.poll(async () => (await second.pay()).body).toMatchObject({ code: 'paypal_not_configured' })
  expectProblem(await second.pay(), 503, 'paypal_not_configured')
  await first.approve()
  expect((await first.settle()).body).toMatchObject({ status: 'confirmed', pay: { paypalCents: 3000 } })
  expect((await second.pay('stripe')).body.payment).toMatchObject({ kind: 'card' })
  await decide({ paypalActive: true })
  await expect.poll(async () => (await second.pay()).status).toBe(200)
})

test('a spot is kept for fifteen minutes, and what is approved later is never collected', async () => {
  const entrant = await paypalEntrant(cloud.url, await anEvent())
  await control.advance('PT14M')
  expect((await entrant.read()).status).toBe('held')
  await control.advance('PT3M')
  await expect.poll(async () => (await entrant.read()).status).toBe('expired')
  await entrant.approve()
  await control.settle()
  expect((await entrant.settle()).body).toMatchObject({ status: 'expired', pay: { paidCents: 0 } })
  expect(await entrant.payments()).toEqual([])
})

test('a refund waits for the bank, and one that comes back can be made again', async () => {
  const event = await anEvent()
  const [arrives, fails] = [await paidByPaypal(cloud.url, event), await paidByPaypal(cloud.url, event)]
  const withdrawn = async ({ client, named }: typeof arrives, slowRefunds: 'arrive' | 'fail') => {
    await control.paypalSwitches({ slowRefunds })
    const body = { ...named.body, refundCents: 3000 }
    await client.call(withdrawRegistration, { params: named.params, body })
    await control.settle()
  }
  await withdrawn(arrives, 'arrive')
  expect(await arrives.refunds()).toMatchObject([{ status: 'pending', amountCents: 3000 }])
  await control.advance('P4D')
  await control.settle()
  await control.run('finish_pending_refunds')
  await control.settle()
  expect(await arrives.refunds()).toMatchObject([{ status: 'succeeded' }])
  expect(await arrives.read()).toMatchObject({ pay: { state: 'refunded', refundedCents: 3000 } })
  await withdrawn(fails, 'fail')
  await control.advance('P4D')
  await control.settle()
  await control.run('finish_pending_refunds')
  await control.settle()
  await control.paypalSwitches({ slowRefunds: null })
  expect(await fails.refunds()).toMatchObject([{ status: 'failed' }])
  expect(await fails.payments()).toMatchObject([{ status: 'succeeded', refundedCents: 0 }])
})

test('a payment that PayPal held back and then declined can be made again', async () => {
  const entrant = await paypalEntrant(cloud.url, await anEvent())
  await control.paypalSwitches({ webhooks: { hold: true } })
  await entrant.approve()
  await control.paypalSwitches({ payers: { [entrant.email]: 'echeck' }, webhooks: { hold: false } })
  await control.settle()
  expect((await entrant.settle()).body).toMatchObject({ status: 'held' })
  await control.paypalSwitches({ payers: { [entrant.email]: 'declined' } })
  // Its time to pay would be over by then.
  await moveHoldAway(entrant)
  await control.advance('P4D')
  await control.settle()
  expectProblem(await entrant.settle(), 409, 'payment_declined')
  const again = await entrant.pay()
  expect(again.body.payment).toMatchObject({ kind: 'approval' })
  expect(again.body.payment).not.toEqual(entrant.payment)
  await entrant.approve(again.body.payment)
  expect((await entrant.settle()).body).toMatchObject({ status: 'confirmed', pay: { paidCents: 3000 } })
})

const moveHoldAway = async ({ read }: Awaited<ReturnType<typeof paypalEntrant>>) =>
  changeStored(await read(), { holdUntil: addTime(await control.now(), { days: 9 }) })

test('who deletes their account gets back what they paid for an entry to come, and nothing is collected later', async () => {
  const event = await anEvent()
  const [paid, begun] = [await paidByPaypal(cloud.url, event), await paypalEntrant(cloud.url, event)]
  const at = await control.now()
  await eraseAccount(paid.userId, at)
  await eraseAccount(begun.userId, at)
  await begun.approve()
  await control.settle()
  expect(await fetchPaypalCapture(paid.payment.providerTransactionId ?? '')).toMatchObject({
    status: 'REFUNDED',
  })
  expect(await begun.read()).toMatchObject({ status: 'withdrawn', pay: { paidCents: 0 } })
  expect(await fetchPaypalOrder(begun.orderId)).toMatchObject({ status: 'APPROVED' })
})
