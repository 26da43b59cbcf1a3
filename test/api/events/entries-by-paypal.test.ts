import { beforeAll, expect, test } from 'vitest'
import { collectOrder } from '#core/billing/one-time-payments/collect-order.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { paypalOrders } from '#core/billing/one-time-payments/paypal-orders.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { endEntryHolds } from '#core/events/registrations/end-entry-holds.ts'
import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { payRegistration } from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { answerPaypal } from '#test/support/paypal.ts'
import { paidByPaypal, paypalEntrant } from '#test/support/paypal-entry.ts'
import { changeStored } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const stripe = stripeOf(url)
const now = () => control.now()
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const paidEvent = (more: Partial<EventForm> = {}) =>
  putPublished(organizer.userId, { payment: 'online', waitingList: { on: false }, ...more })

const spentBy = async (client: Client) => (await client.call(getUserBillingOverview, {})).body.totalSpentCents

const placesOf = async ({ id }: Event) => {
  const pool = (await poolsOf(id)).get('event')
  return { available: pool?.available, taken: pool?.taken }
}

test('an approved payment confirms its place once, whether its news or the return comes first, and however often', async () => {
  const event = await paidEvent({ capacity: 3 })
  const entrant = await paypalEntrant(url, event)
  expect((await entrant.pay()).body.payment).toEqual(entrant.payment)
  const to = await entrant.approve()
  expect(to.pathname).toBe('/my-entries')
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    entry: entrant.named.params.registrationId,
    event: event.id,
    paypal: 'return',
    for: 'place',
    before: '0',
  })
  const at = await now()
  await Promise.all([
    ...Array.from({ length: 5 }, () => entrant.settle()),
    ...Array.from({ length: 5 }, () => mirrorPayment(entrant.orderId, at)),
  ])
  await control.settle()
  const { status, pay, number } = await entrant.read()
  expect({ status, number }).toEqual({ status: 'confirmed', number: 1 })
  expect(pay).toMatchObject({
    state: 'paid',
    dueCents: 0,
    paidCents: 3000,
    method: 'card',
    paypalCents: 3000,
  })
  expect(await spentBy(entrant.client)).toBe(3000)
  expect(await placesOf(event)).toEqual({ available: 2, taken: 1 })
  expect(await entrant.payments()).toMatchObject([
    {
      status: 'succeeded',
      amountCents: 3000,
      description: `Entry: ${event.title}`,
      paymentProvider: 'paypal',
      purpose: { kind: 'entry', eventId: event.id },
      providerIntentId: entrant.orderId,
    },
  ])
  const receipts = (await control.inbox(entrant.email)).filter(({ subject }) => subject.includes('receipt'))
  expect(receipts).toHaveLength(1)
})

test('whoever asks while PayPal still answers another learns the outcome', async () => {
  const event = await paidEvent()
  const entrant = await paypalEntrant(url, event)
  await control.paypalSwitches({ webhooks: { hold: true } })
  await entrant.approve()
  await slowly(`POST /v2/checkout/orders/${entrant.orderId}/capture`)
  const answers = await Promise.all([entrant.settle(), entrant.settle()])
  await control.paypalSwitches({ webhooks: { hold: false } })
  // PayPal broke off one of the two.
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 503])
  expect(await entrant.read()).toMatchObject({ status: 'confirmed', pay: { paidCents: 3000 } })
  expect(await entrant.payments()).toHaveLength(1)
})

test('whoever chooses PayPal in two tabs at once goes to one order', async () => {
  const event = await paidEvent()
  const entrant = await paypalEntrant(url, event)
  await entrant.pay('stripe')
  await slowly('POST /v2/checkout/orders')
  const answers = await Promise.all([entrant.pay(), entrant.pay()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 503])
  expect((await entrant.pay()).body.payment).toEqual(
    answers.find(({ status }) => status === 200)?.body.payment,
  )
})

const slowly = (route: string) =>
  control.paypalSwitches({ requests: { fault: 'timeout', times: 1, ms: 500, route } })

test('an order whose money is asked for is not given up, though its place has ended meanwhile', async () => {
  const event = await paidEvent({ capacity: 1 })
  const entrant = await paypalEntrant(url, event)
  await control.paypalSwitches({ webhooks: { hold: true } })
  await entrant.approve()
  const order = await paypalOrders.get({ id: entrant.orderId }, { consistent: true })
  if (!order) throw new Error('There is no order.')
  await commit(
    paypalOrders.put(
      { ...order, state: 'collecting', version: order.version + 1 },
      { version: order.version },
    ),
  )
  await endRegistration(await entrant.read(), () => ({ as: 'expired', refundCents: 0 }), await now())
  expect(await collectOrder(entrant.orderId)).toMatchObject({ state: 'collected' })
  await control.paypalSwitches({ webhooks: { hold: false } })
  await control.settle()
  expect(await entrant.payments()).toHaveLength(1)
})

test('choosing the card after an approval lets the approval count', async () => {
  const event = await paidEvent()
  const entrant = await paypalEntrant(url, event)
  await control.paypalSwitches({ webhooks: { hold: true } })
  await entrant.approve()
  const card = await entrant.pay('stripe')
  await control.paypalSwitches({ webhooks: { hold: false } })
  expect(card.body.payment).toBeUndefined()
  expect((await entrant.settle()).body).toMatchObject({ status: 'confirmed', pay: { paypalCents: 3000 } })
  expect(await entrant.payments()).toMatchObject([{ paymentProvider: 'paypal' }])
})

test('someone who approves and never comes back has their place', async () => {
  const event = await paidEvent()
  const entrant = await paypalEntrant(url, event)
  await entrant.approve()
  await control.settle()
  expect(await entrant.read()).toMatchObject({ status: 'confirmed', pay: { paidCents: 3000 } })
})

test('an approval that no one told us of counts when its time is over', async () => {
  const event = await paidEvent()
  const entrant = await paypalEntrant(url, event)
  await control.paypalSwitches({ webhooks: { hold: true } })
  await entrant.approve()
  const later = addTime(await now(), { minutes: 16 })
  await changeStored(await entrant.read(), { holdUntil: addTime(await now(), { minutes: -1 }) })
  await endEntryHolds(later)
  expect(await entrant.read()).toMatchObject({ status: 'confirmed', pay: { paidCents: 3000 } })
  await control.paypalSwitches({ webhooks: { hold: false } })
  await control.settle()
  expect(await entrant.payments()).toHaveLength(1)
})

test('whoever cancels at PayPal comes back to an entry that is still held, and pays later', async () => {
  const event = await paidEvent()
  const entrant = await paypalEntrant(url, event)
  const to = await answerPaypal(url, entrant.payment, { decision: 'cancel' })
  expect(to.searchParams.get('paypal')).toBe('cancel')
  expect((await entrant.settle()).body).toMatchObject({ status: 'held' })
  expect((await entrant.pay()).body.payment).toEqual(entrant.payment)
  await entrant.approve()
  expect((await entrant.settle()).body).toMatchObject({ status: 'confirmed' })
})

test('what is approved after the place was given back is never collected', async () => {
  const event = await paidEvent({ capacity: 1 })
  const entrant = await paypalEntrant(url, event)
  await changeStored(await entrant.read(), { holdUntil: addTime(await now(), { minutes: -1 }) })
  await endEntryHolds(await now())
  expect((await entrant.read()).status).toBe('expired')
  await entrant.approve()
  await control.settle()
  expect((await entrant.settle()).body).toMatchObject({ status: 'expired', pay: { paidCents: 0 } })
  expect(await entrant.payments()).toEqual([])
  expect(await placesOf(event)).toEqual({ available: 1, taken: 0 })
})

test('a payment that arrives after its time takes the place again if it is free, and goes back otherwise', async () => {
  const [free, taken] = [await paidEvent({ capacity: 1 }), await paidEvent({ capacity: 1 })]
  const first = await collectedLate(free)
  const second = await collectedLate(taken, () => paypalEntrant(url, taken))
  expect(await first.read()).toMatchObject({ status: 'confirmed', pay: { paidCents: 3000 } })
  expect(await second.read()).toMatchObject({
    status: 'expired',
    pay: { state: 'refunded', refundedCents: 3000 },
  })
  expect(await second.refunds()).toMatchObject([{ status: 'succeeded', paymentProvider: 'paypal' }])
  expect(await spentBy(second.client)).toBe(0)
})

/** PayPal has taken the money, and before anyone hears of it the place is given back. */
async function collectedLate(event: Event, meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
  const entrant = await paypalEntrant(url, event)
  await control.paypalSwitches({ webhooks: { hold: true } })
  await entrant.approve()
  expect(await collectOrder(entrant.orderId)).toMatchObject({ state: 'collected' })
  await endRegistration(await entrant.read(), () => ({ as: 'expired', refundCents: 0 }), await now())
  await meanwhile()
  await control.paypalSwitches({ webhooks: { hold: false } })
  await control.settle()
  return entrant
}

test('changing to the card ends the order, so that its approval charges nothing', async () => {
  const event = await paidEvent()
  const entrant = await paypalEntrant(url, event)
  const card = await entrant.pay('stripe')
  expect(card.body.payment).toMatchObject({ kind: 'card', amountDueCents: 3000 })
  await entrant.approve()
  await control.settle()
  expect((await entrant.read()).status).toBe('held')
  await confirmPayment(url, card.body.payment)
  expect((await entrant.settle()).body).toMatchObject({ status: 'confirmed', pay: { paidCents: 3000 } })
  expect(await entrant.payments()).toMatchObject([{ paymentProvider: 'stripe' }])
})

test('changing to PayPal ends the card payment, and back again begins another', async () => {
  const event = await paidEvent()
  const entrant = await paypalEntrant(url, event)
  await entrant.pay('stripe')
  const { intentId: ended = '' } = await entrant.read()
  const again = await entrant.pay()
  expect(again.body.payment).toMatchObject({ kind: 'approval' })
  expect((await stripe.paymentIntents.retrieve(ended)).status).toBe('canceled')
  const card = await entrant.pay('stripe')
  expect((await entrant.read()).intentId).not.toBe(ended)
  await confirmPayment(url, card.body.payment)
  expect((await entrant.settle()).body).toMatchObject({ status: 'confirmed' })
})

test('whoever begins both ways at once, and pays both, pays once', async () => {
  const event = await paidEvent()
  const round = async () => {
    const entrant = await paypalEntrant(url, event)
    const begun = await Promise.all([
      entrant.pay('stripe'),
      entrant.pay(),
      entrant.pay('stripe'),
      entrant.pay(),
    ])
    for (const { status, body } of begun)
      if (status !== 200) expect(body).toMatchObject({ code: 'version_conflict' })
    for (const { body } of begun) {
      const step = body.payment
      if (step?.kind === 'card') await confirmPayment(url, step).catch(() => undefined)
      if (step?.kind === 'approval') await entrant.approve(step).catch(() => undefined)
      await entrant.settle()
    }
    await control.settle()
    return entrant
  }
  for (const entrant of await Promise.all(Array.from({ length: 6 }, round))) {
    const payments = await entrant.payments()
    const kept = payments.reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0)
    expect(kept).toBe((await entrant.read()).status === 'confirmed' ? 3000 : 0)
  }
})

test('a payment that PayPal declines leaves the place held, and another way pays', async () => {
  const event = await paidEvent()
  const entrant = await paypalEntrant(url, event)
  await control.paypalSwitches({ webhooks: { hold: true } })
  await entrant.approve()
  await control.paypalSwitches({ payers: { [entrant.email]: 'declined' } })
  const refused = await entrant.settle()
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'payment_declined' })
  await control.paypalSwitches({ webhooks: { hold: false } })
  await control.settle()
  expect((await entrant.read()).status).toBe('held')
  const again = await entrant.pay()
  await entrant.approve(again.body.payment)
  expect((await entrant.settle()).body).toMatchObject({ status: 'confirmed' })
  expect(await entrant.payments()).toHaveLength(1)
})

test('only the entrant can pay, and the server alone says how much and for what', async () => {
  const event = await paidEvent()
  const { named } = await paypalEntrant(url, event)
  const other = await paidByPaypal(url, await paidEvent())
  const strange = await other.client.call(payRegistration, {
    params: named.params,
    body: { ...named.body, provider: 'paypal' },
  })
  expect(strange.status).toBe(404)
  const dearer = await other.client.call(payRegistration, {
    params: named.params,
    body: { ...named.body, provider: 'paypal', amountCents: 1 } as never,
  })
  expect(dearer.status).toBe(400)
})
