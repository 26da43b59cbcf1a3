import { beforeAll, expect, test } from 'vitest'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { changeRegistration as changeHere } from '#core/events/registrations/change-registration.ts'
import { endEntryHolds } from '#core/events/registrations/end-entry-holds.ts'
import { waitingListOf } from '#core/events/registrations/waiting-places.ts'
import { takeCash } from '#shared/competitions/desk/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent, payRegistration } from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { change, entrant, named, paidEntrant, pays } from '#test/support/changing-entries.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished, someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { booksOf } from '#test/support/paid-entry.ts'
import { changeStored, putVehicle, someEntry } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment } from '#test/support/stripe.ts'
import { worldRequest } from '#test/support/world-request.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const now = () => control.now()
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const classes = [someClass('S1', { feeCents: 1500 }), someClass('S2', { feeCents: 2500 }), someClass('T1')]
const anEvent = (more: Parameters<typeof putPublished>[1] = {}) =>
  putPublished(organizer.userId, { payment: 'gate', classes, ...more })

const placesOf = async ({ id }: Event, of: string) => {
  const pool = (await poolsOf(id)).get(of)
  return { available: pool?.available, taken: pool?.taken, waiting: pool?.waiting }
}

test('a change at the gate moves the places in one write, keeps the fee of what stays, and raises what is due', async () => {
  const event = await anEvent({ capacity: 1 })
  const someone = await entrant(url, event, ['S1'])
  const [before] = (await someone.read()).entries
  const changed = await change(someone, ['S1', 'T1', 'S2'], { moreCents: 2500 })
  expectSuccess(changed)
  expect(changed.body).toMatchObject({
    status: 'confirmed',
    number: 1,
    pay: { state: 'due', dueCents: 7000 },
  })
  expect(changed.body.entries.map(({ classKey }) => classKey)).toEqual(['S1', 'T1', 'S2'])
  expect(changed.body.entries[0]?.id).toBe(before?.id)
  expect(await placesOf(event, 'event')).toMatchObject({ available: 0, taken: 1 })
  for (const key of ['S1', 'S2', 'T1']) expect(await placesOf(event, key)).toMatchObject({ taken: 1 })
  const less = await change(someone, ['T1'])
  expect(less.body).toMatchObject({ pay: { state: 'due', dueCents: 3000 } })
  expect(await placesOf(event, 'S1')).toMatchObject({ taken: 0 })
  expect(await placesOf(event, 'S2')).toMatchObject({ taken: 0 })
  expect(await placesOf(event, 'T1')).toMatchObject({ taken: 1 })
})

test('the same class with another vehicle keeps its entry, and a vehicle stands in a class once', async () => {
  const event = await anEvent()
  const someone = await entrant(url, event, ['T1'])
  const [before] = (await someone.read()).entries
  const other = await putVehicle(someone.userId, { name: 'Wall', model: 'Element' })
  const changed = await change(someone, [], { entries: [{ classKey: 'T1', vehicleId: other.id }] })
  expect(changed.body.entries).toMatchObject([
    { id: before?.id, vehicleId: other.id, vehicle: { model: 'Element' } },
  ])
  expectRefused(await change(someone, ['T1', 'T1']), 'vehicle_twice', 'This vehicle is already in Class T1.')
})

test('a full class and a closed class take no one, and nothing has changed', async () => {
  const event = await anEvent({
    waitingList: { on: false },
    classes: [someClass('S1'), someClass('S2', { capacity: 1 }), someClass('T1', { closed: true })],
  })
  const someone = await entrant(url, event, ['S1'])
  await entrant(url, event, ['S2'])
  expectRefused(await change(someone, ['S2']), 'class_full', 'Class S2 is full.')
  expectRefused(await change(someone, ['T1']), 'class_closed', 'Class T1 takes no more entries.')
  expect((await someone.read()).entries.map(({ classKey }) => classKey)).toEqual(['S1'])
  expect(await placesOf(event, 'S1')).toMatchObject({ taken: 1 })
})

test('once checked in, classes are locked', async () => {
  const event = await anEvent()
  const someone = await entrant(url, event, ['T1'])
  const stored = await someone.read()
  await changeStored(stored, {
    checkIn: { at: await now(), by: organizer.userId as never, how: 'list', gate: 'Gate 1' },
  })
  expectRefused(await change(someone, ['T1']), 'classes_locked', 'Classes are locked now. Ask the desk.')
})

test('questions and the waiver are asked again where they were not answered', async () => {
  const event = await anEvent({
    classes: [],
    waiver: 'I take part at my own risk.',
    questions: [{ key: 'club', label: 'Club', kind: 'text', options: [], required: true }],
  })
  const someone = await entrant(url, event, [], {
    answers: { club: 'Lows' },
    waiverVersion: event.waiverVersion,
  })
  expectRefused(await change(someone, []), 'answer_needed', 'Answer “Club”.')
  expectSuccess(await change(someone, [], { answers: { club: 'Highs' }, isListed: false }))
  expect(await someone.read()).toMatchObject({ answers: { club: 'Highs' }, isListed: false })
  const { waiverVersion: _, ...without } = await someone.read()
  await changeStored({ ...without }, { waiverVersion: undefined })
  expectRefused(
    await change(someone, [], { answers: { club: 'Highs' } }),
    'waiver_needed',
    'Accept the waiver to enter.',
  )
})

test('what was shown is what is charged, and a page that is out of date changes nothing', async () => {
  const event = await anEvent()
  const someone = await entrant(url, event, ['T1'])
  expectRefused(
    await change(someone, ['T1', 'S1'], { moreCents: 1000 }),
    'price_differs',
    'This change costs $15.00 now. Check it and confirm again.',
  )
  expectProblem(await change(someone, ['T1'], { version: 99 }), 409, 'version_conflict')
  expect((await someone.read()).version).toBe(1)
})

test('a change that costs more online counts once its difference is paid, and keeps its place meanwhile', async () => {
  const event = await anEvent({
    payment: 'online',
    classes: [someClass('S1', { feeCents: 1500 }), someClass('S2', { feeCents: 2500, capacity: 1 })],
  })
  const someone = await paidEntrant(url, event, ['S1'])
  const asked = await change(someone, ['S2'], { moreCents: 1000 })
  expect(asked.body).toMatchObject({
    status: 'confirmed',
    change: { dueCents: 1000 },
    pay: { state: 'paid', paidCents: 4500, dueCents: 0 },
  })
  expect(asked.body.entries.map(({ classKey }) => classKey)).toEqual(['S1'])
  expect(await placesOf(event, 'S1')).toMatchObject({ taken: 1 })
  expect(await placesOf(event, 'S2')).toMatchObject({ available: 0, taken: 1 })
  const settled = await pays(url, someone)
  expect(settled.change).toBeUndefined()
  expect(settled).toMatchObject({
    entries: [{ classKey: 'S2' }],
    pay: { state: 'paid', paidCents: 5500, dueCents: 0 },
  })
  expect(await placesOf(event, 'S1')).toMatchObject({ taken: 0 })
  expect(await placesOf(event, 'S2')).toMatchObject({ taken: 1 })
  const payments = (await booksOf(someone.userId)).filter(({ type }) => type === 'payment')
  expect(payments.map(({ amountCents }) => amountCents).sort()).toEqual([1000, 4500])
  // Both payments go back when they withdraw, each to its own card.
  const left = await someone.client.call(withdrawRegistration, {
    ...named(someone),
    body: { eventId: event.id, refundCents: 5500 },
  })
  expectSuccess(left)
  await control.settle()
  expect(await someone.read()).toMatchObject({ pay: { state: 'refunded', refundedCents: 5500 } })
  expect((await booksOf(someone.userId)).filter(({ type }) => type === 'refund')).toHaveLength(2)
})

test('a change that is not paid for in 15 minutes is dropped, and the entry stays as it was', async () => {
  const event = await anEvent({ payment: 'online' })
  const someone = await paidEntrant(url, event, ['S1'])
  expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 2500 }))
  const { change: pending } = await someone.read()
  if (!pending) throw new Error('There is no change.')
  await endEntryHolds(await now())
  expect((await someone.read()).change).toBeDefined()
  await changeStored(await someone.read(), {
    change: { ...pending, until: addTime(await now(), { seconds: -1 }) },
  })
  const at = await now()
  await Promise.all([endEntryHolds(at), endEntryHolds(at)])
  const after = await someone.read()
  expect(after.change).toBeUndefined()
  expect(after).toMatchObject({
    status: 'confirmed',
    pay: { paidCents: 4500 },
    entries: [{ classKey: 'S1' }],
  })
  expect(await placesOf(event, 'S2')).toMatchObject({ taken: 0 })
  expectProblem(await someone.client.call(payRegistration, named(someone)), 409, 'nothing_due')
})

test('another change takes the place of one that is not paid for, and its payment can no longer be made', async () => {
  const event = await anEvent({ payment: 'online' })
  const someone = await paidEntrant(url, event, ['S1'])
  expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 2500 }))
  const begun = await someone.client.call(payRegistration, named(someone))
  expectSuccess(await change(someone, ['S1', 'T1']))
  expect((await someone.read()).entries.map(({ classKey }) => classKey)).toEqual(['S1', 'T1'])
  expect(await placesOf(event, 'S2')).toMatchObject({ taken: 0 })
  expect(await confirmPayment(url, begun.body.payment)).toMatchObject({
    error: { code: 'payment_intent_unexpected_state' },
  })
})

test('a member who withdraws while a change waits for its payment gives all places back', async () => {
  const event = await anEvent({ payment: 'online' })
  const someone = await paidEntrant(url, event, ['S1'])
  expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 2500 }))
  const left = await someone.client.call(withdrawRegistration, {
    ...named(someone),
    body: { eventId: event.id, refundCents: 4500 },
  })
  expectSuccess(left)
  await control.settle()
  for (const key of ['event', 'S1', 'S2']) expect(await placesOf(event, key)).toMatchObject({ taken: 0 })
  expect(await someone.read()).toMatchObject({ status: 'withdrawn', pay: { refundedCents: 4500 } })
})

test('a change that another call has begun meanwhile keeps its places, and no place is lost', async () => {
  const event = await anEvent({ payment: 'online' })
  const someone = await paidEntrant(url, event, ['S1'])
  const again = () => change(someone, ['S1', 'S2'], { moreCents: 2500 })
  expectSuccess(await again())
  const { version } = await someone.read()
  const entries = ['S1', 'S2'].map((classKey) => ({ classKey, vehicleId: someone.vehicleId }))
  const form = {
    eventId: event.id,
    entries,
    answers: {},
    isListed: true,
    moreCents: 2500,
    refundCents: 0,
    version,
  }
  const request = await worldRequest(control, someone.userId, {
    eventId: event.id,
    registrationId: someone.id,
    form,
  })
  let reads = 0
  const isSecondRead = (input: object) =>
    'Key' in input && JSON.stringify(input.Key).includes(`REG#${someone.id}`) && ++reads === 2
  beforeNextWrite(again, isSecondRead)
  await expect(changeHere(request, await now())).rejects.toMatchObject({ code: 'version_conflict' })
  expect(await placesOf(event, 'S2')).toMatchObject({ taken: 1 })
})

test('leaving a class refunds the percent of the step', async () => {
  const event = await anEvent({
    payment: 'online',
    refundSteps: [{ untilAt: addTime(await now(), { days: 5 }), keepPercent: 10, keepCents: 200 }],
  })
  const someone = await paidEntrant(url, event, ['S1', 'T1'])
  const changed = await change(someone, ['T1'], { refundCents: 1350 })
  expect(changed.body).toMatchObject({ pay: { state: 'refund_pending', refundedCents: 1350 } })
  await control.settle()
  expect(await someone.read()).toMatchObject({
    status: 'confirmed',
    pay: { state: 'partially_refunded', refundedCents: 1350 },
  })
})

test('what an entrant pays in cash after a card keeps both payments apart', async () => {
  const event = await anEvent({ payment: 'both' })
  const someone = await paidEntrant(url, event, ['S1'])
  expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 2500, payAt: 'gate' }))
  const taken = await organizer.client.call(takeCash, {
    params: { eventId: event.id, registrationId: someone.id },
    body: { amountCents: 2500 },
  })
  expectSuccess(taken)
  expect(await someone.read()).toMatchObject({
    pay: { state: 'paid', paidCents: 7000, dueCents: 0 },
    payments: [
      { method: 'card', cents: 4500 },
      { method: 'cash', cents: 2500 },
    ],
  })
})

test('someone in line waits for another class at the same place in line, and is offered it if it is free', async () => {
  const event = await anEvent({
    classes: [someClass('S1', { capacity: 1 }), someClass('T1', { capacity: 1 }), someClass('S2')],
  })
  await entrant(url, event, ['S1'])
  await entrant(url, event, ['T1'])
  const first = await entrant(url, event, ['S1'], { joinWaitingList: true })
  const second = await entrant(url, event, ['S1'], { joinWaitingList: true })
  expect(await placesOf(event, 'S1')).toMatchObject({ waiting: 2 })
  const moved = await change(first, ['T1'])
  expect(moved.body).toMatchObject({ status: 'waiting', position: 1 })
  expect(await placesOf(event, 'S1')).toMatchObject({ waiting: 1 })
  expect(await placesOf(event, 'T1')).toMatchObject({ waiting: 1 })
  expect((await waitingListOf(event.id)).map(({ classKeys }) => classKeys)).toEqual([['T1'], ['S1']])
  expectSuccess(await change(second, ['S2']))
  await control.settle()
  expect((await second.read()).status).toBe('offered')
  expect((await first.read()).status).toBe('waiting')
  expectRefused(
    await change(second, ['S1']),
    'not_changeable',
    'Accept the spot first. Then you can change your entry.',
  )
})

test('while 10 people reach for the last place of a class, one gets it, and no place is lost', async () => {
  const event = await anEvent({
    waitingList: { on: false },
    classes: [someClass('S1'), someClass('T1', { capacity: 1 })],
  })
  const inside = await Promise.all(Array.from({ length: 5 }, () => entrant(url, event, ['S1'])))
  const [, ...answers] = await Promise.all([
    undefined,
    ...inside.map((one) => change(one, ['T1'])),
    ...Array.from({ length: 5 }, async () => {
      const { client, userId } = await feedMember(url)
      const { id: vehicleId } = await putVehicle(userId)
      return client.call(enterEvent, {
        params: { eventId: event.id },
        body: someEntry({ entries: [{ classKey: 'T1', vehicleId }] }),
      })
    }),
  ])
  expect(answers.filter((answer) => answer && answer.status < 300)).toHaveLength(1)
  expect(await placesOf(event, 'T1')).toMatchObject({ available: 0, taken: 1 })
  const moved = (await Promise.all(inside.map(({ read }) => read()))).filter(({ entries }) =>
    entries.some(({ classKey }) => classKey === 'T1'),
  ).length
  expect(await placesOf(event, 'S1')).toMatchObject({ taken: 5 - moved })
})

test('where a change ends while it is paid for, it counts or its money goes back, and no place is lost', async () => {
  const event = await anEvent({ payment: 'online' })
  const all = await Promise.all(Array.from({ length: 6 }, () => paidEntrant(url, event, ['S1'])))
  const past = addTime(await now(), { seconds: -1 })
  const begun = await Promise.all(
    all.map(async (someone) => {
      expectSuccess(await change(someone, ['S1', 'S2'], { moreCents: 2500 }))
      const { body } = await someone.client.call(payRegistration, named(someone))
      const stored = await someone.read()
      if (!stored.change) throw new Error('There is no change.')
      await changeStored(stored, { change: { ...stored.change, until: past } })
      return body.payment
    }),
  )
  const at = await now()
  await Promise.all([
    ...begun.map((payment) => confirmPayment(url, payment).catch(() => undefined)),
    endEntryHolds(at),
    endEntryHolds(at),
  ])
  await control.settle()
  await endEntryHolds(await now())
  await control.settle()
  let inS2 = 0
  for (const someone of all) {
    const { status, pay, entries, change: pending } = await someone.read()
    const isChanged = entries.some(({ classKey }) => classKey === 'S2')
    if (isChanged) inS2++
    expect({ status, pending }).toEqual({ status: 'confirmed', pending: undefined })
    expect(pay.paidCents - pay.refundedCents).toBe(isChanged ? 7000 : 4500)
  }
  expect(await placesOf(event, 'S2')).toMatchObject({ taken: inS2 })
  expect(await placesOf(event, 'S1')).toMatchObject({ taken: 6 })
})
