import { beforeAll, expect, test } from 'vitest'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { endEntryHolds, endOffers } from '#core/events/registrations/end-entry-holds.ts'
import { waitingListOf } from '#core/events/registrations/waiting-places.ts'
import type { Event } from '#shared/events/events/event.ts'
import { updateEvent } from '#shared/events/events/own-contract.ts'
import {
  acceptPlaceOffer,
  declinePlaceOffer,
  withdrawRegistration,
} from '#shared/events/registrations/changes-contract.ts'
import {
  enterEvent,
  getMyRegistration,
  listEntrants,
  listMyRegistrations,
  payRegistration,
  previewEntry,
} from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished, someClass, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import {
  changeStored,
  enter,
  putVehicle,
  someEntry,
  storedRegistration,
} from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
let organizer: Awaited<ReturnType<typeof anOrganizer>>
const now = () => control.now()

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const anEvent = (more: Partial<Parameters<typeof someEvent>[0] & object> = {}) =>
  putPublished(organizer.userId, { payment: 'gate', ...more })

const people = (count: number) => Promise.all(Array.from({ length: count }, () => feedMember(url)))

const enterAs = (client: Client, event: Pick<Event, 'id'>, more: Parameters<typeof someEntry>[0] = {}) =>
  client.call(enterEvent, { params: { eventId: event.id }, body: someEntry(more) })

async function raiseLimit({ id: eventId, version }: Event, capacity: number): Promise<void> {
  const { status } = await organizer.client.call(updateEvent, {
    params: { eventId },
    body: { ...someEvent({ payment: 'gate', capacity, waitingList: { on: true, limit: 5 } }), version },
  })
  expect(status).toBe(200)
}

const placesOf = async (event: Pick<Event, 'id'>, of = 'event') => {
  const pool = (await poolsOf(event.id)).get(of)
  return (
    pool && { available: pool.available, reserved: pool.reserved, waiting: pool.waiting, taken: pool.taken }
  )
}

const mine = async (client: Client, event: Pick<Event, 'id'>) =>
  (await client.call(getMyRegistration, { params: { eventId: event.id } })).body.registration

function idOf(registration: Awaited<ReturnType<typeof mine>>) {
  if (!registration) throw new Error('There is no registration.')
  return registration.id
}

test('someone enters, finds the ticket, stands among the entrants with a short name, and enters once', async () => {
  const event = await anEvent({ classes: [someClass('S1')] })
  const { client, userId } = await feedMember(url, {
    firstName: 'Robin',
    lastName: 'Porter',
    name: 'Robin Porter',
  })
  const { id: vehicleId } = await putVehicle(userId)
  const entries = [{ classKey: 'S1', vehicleId }]
  const preview = await client.call(previewEntry, { params: { eventId: event.id }, body: { entries } })
  expect(preview.body).toMatchObject({ totalCents: 3000, outcome: 'place', payment: 'gate', refusals: {} })
  const entered = await enterAs(client, event, { entries })
  expectSuccess(entered)
  expect(entered.body).toMatchObject({
    status: 'confirmed',
    number: 1,
    pay: { state: 'due', dueCents: 3000, paidCents: 0 },
    refundNowCents: 0,
  })
  expect(entered.body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(entered.body.ticket).toMatch(new RegExp(`^CA1\\.${entered.body.code}\\.[\\w-]{22}$`))
  expect(await placesOf(event)).toMatchObject({ taken: 1 })
  expect(await placesOf(event, 'S1')).toMatchObject({ taken: 1 })
  const again = await enterAs(client, event, { entries })
  expectRefused(again, 'already_entered', 'You have already entered this event.')
  expect((await mine(client, event))?.id).toBe(entered.body.id)
  const { items } = (await client.call(listMyRegistrations, { query: { when: 'upcoming' } })).body
  expect(items.map(({ id }) => id)).toEqual([entered.body.id])
  const entrants = await new Client(url).call(listEntrants, { params: { eventId: event.id } })
  expect(entrants.body.items).toEqual([
    { number: 1, name: 'Robin P.', vehicle: '2011 Honda Civic', classKeys: ['S1'] },
  ])
})

test('entries of events that have ended hide none that is to come', async () => {
  const { client, userId } = await feedMember(url)
  const now = await control.now()
  for (let days = 1; days <= 3; days++) {
    const times = { startsAt: addTime(now, { days: -days }), endsAt: addTime(now, { days: -days, hours: 8 }) }
    const before = addTime(now, { days: -days, hours: -1 })
    const over = await putPublished(
      organizer.userId,
      { payment: 'gate' },
      { ...times, entriesCloseAt: times.startsAt },
    )
    await enter(over, userId, {}, before)
  }
  const next = await enter(await anEvent(), userId, {}, now)
  await control.settle()
  const { body } = await client.call(listMyRegistrations, { query: { when: 'upcoming', limit: 2 } })
  expect(body.items.map(({ id }) => id)).toEqual([next.id])
  expect(body.nextCursor).toBeUndefined()
})

test('someone who does not want to be listed is not', async () => {
  const event = await anEvent()
  const { client } = await feedMember(url)
  expectSuccess(await enterAs(client, event, { isListed: false }))
  const entrants = await new Client(url).call(listEntrants, { params: { eventId: event.id } })
  expect(entrants.body.items).toEqual([])
})

test('a wished number is given once', async () => {
  const event = await anEvent()
  const [one, other] = await people(2)
  if (!one || !other) throw new Error('Two people are needed.')
  expect((await enterAs(one.client, event, { number: 77 })).body.number).toBe(77)
  expectRefused(await enterAs(other.client, event, { number: 77 }), 'number_taken', 'Number 77 is taken.')
})

test('60 people on 10 places: 10 are in, 50 hear that it is full, and no one more', async () => {
  const event = await anEvent({ capacity: 10, waitingList: { on: false } })
  const all = await people(60)
  const answers = await Promise.all(all.map(({ client }) => enterAs(client, event)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 409)).toHaveLength(50)
  for (const answer of answers.filter(({ status }) => status === 409))
    expectRefused(answer, 'event_full', 'This event is full.')
  expect(await placesOf(event)).toEqual({ available: 0, reserved: 0, waiting: 0, taken: 10 })
  const numbers = answers.flatMap(({ status, body }) => (status === 201 ? [body.number] : []))
  expect(new Set(numbers).size).toBe(10)
})

test('60 people on 10 places with a waiting list: 10 are in, 50 wait in the order of joining, and the first of them are offered what frees', async () => {
  const event = await anEvent({ capacity: 10, waitingList: { on: true, limit: 50 } })
  const all = await people(60)
  const answers = await Promise.all(
    all.map(async ({ client }) => ({ client, ...(await enterAs(client, event, { joinWaitingList: true })) })),
  )
  const inside = answers.filter(({ body }) => body.status === 'confirmed')
  const waiting = answers.filter(({ body }) => body.status === 'waiting')
  expect([inside.length, waiting.length]).toEqual([10, 50])
  expect(await placesOf(event)).toEqual({ available: 0, reserved: 0, waiting: 50, taken: 10 })
  const queue = (await waitingListOf(event.id)).map(({ registrationId }) => registrationId)
  expect(queue.toSorted()).toEqual(waiting.map(({ body }) => body.id).toSorted())
  const positions = await Promise.all(
    waiting.map(async ({ client, body }) => [
      queue.indexOf(body.id) + 1,
      (await mine(client, event))?.position,
    ]),
  )
  for (const [place, position] of positions) expect(position).toBe(place)
  await Promise.all(
    inside.slice(0, 3).map(({ client, body }) =>
      client.call(withdrawRegistration, {
        params: { registrationId: body.id },
        body: { eventId: event.id, refundCents: 0 },
      }),
    ),
  )
  await control.settle()
  const statuses = await Promise.all(
    queue.map(async (id) => (await storedRegistration({ eventId: event.id, id })).status),
  )
  expect(statuses).toEqual(queue.map((_, at) => (at < 3 ? 'offered' : 'waiting')))
  expect(await placesOf(event)).toEqual({ available: 0, reserved: 0, waiting: 47, taken: 10 })
})

test('20 people on the last place of a class: one is in, and no other pool has lost a place', async () => {
  const event = await anEvent({
    capacity: 30,
    classes: [someClass('S1', { capacity: 1 }), someClass('S2', { capacity: 30 })],
    waitingList: { on: false },
  })
  const all = await people(20)
  const answers = await Promise.all(
    all.map(async ({ client, userId }) => {
      const { id: vehicleId } = await putVehicle(userId)
      return enterAs(client, event, {
        entries: [
          { classKey: 'S1', vehicleId },
          { classKey: 'S2', vehicleId },
        ],
      })
    }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await placesOf(event, 'S1')).toMatchObject({ available: 0, taken: 1 })
  expect(await placesOf(event, 'S2')).toMatchObject({ available: 29, taken: 1 })
  expect(await placesOf(event)).toMatchObject({ available: 29, taken: 1 })
})

test('10 withdrawals of one registration at once give its place back once', async () => {
  const event = await anEvent({ capacity: 5 })
  const { client } = await feedMember(url)
  const { body } = await enterAs(client, event)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      client.call(withdrawRegistration, {
        params: { registrationId: body.id },
        body: { eventId: event.id, refundCents: 0 },
      }),
    ),
  )
  for (const answer of answers) expect(answer.body).toMatchObject({ status: 'withdrawn' })
  expect(await placesOf(event)).toEqual({ available: 5, reserved: 0, waiting: 0, taken: 0 })
  expectSuccess(await enterAs(client, event))
})

test('who is checked in withdraws at the desk alone', async () => {
  const event = await anEvent()
  const { client } = await feedMember(url)
  const { body } = await enterAs(client, event)
  const stored = await storedRegistration({ eventId: event.id, id: body.id })
  await changeStored(stored, {
    checkIn: { at: await now(), by: organizer.userId as never, how: 'scan', gate: 'Gate 1' },
  })
  expectRefused(
    await client.call(withdrawRegistration, {
      params: { registrationId: body.id },
      body: { eventId: event.id, refundCents: 0 },
    }),
    'checked_in',
    'You are checked in. Ask the desk to withdraw you.',
  )
})

test('more than six classes at once are refused in words', async () => {
  const event = await anEvent()
  const { client, userId } = await feedMember(url)
  const { id: vehicleId } = await putVehicle(userId)
  const entries = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'].map((classKey) => ({ classKey, vehicleId }))
  const answer = await enterAs(client, event, { entries })
  expectProblem(answer, 400, 'validation_failed')
  expect(answer.text).toContain('You can enter at most 6 classes.')
})

test('one class that is withdrawn is not paid for at the gate, and of two at once the last one stays', async () => {
  const classes = [
    { ...someClass('S1'), feeCents: 1500 },
    { ...someClass('S2'), feeCents: 2000 },
  ]
  const event = await anEvent({ classes })
  const { client, userId } = await feedMember(url)
  const { id: vehicleId } = await putVehicle(userId)
  const entries = ['S1', 'S2'].map((classKey) => ({ classKey, vehicleId }))
  const { body: entered } = await enterAs(client, event, { entries })
  const answers = await Promise.all(
    entered.entries.map(({ id: entryId }) =>
      client.call(withdrawRegistration, {
        params: { registrationId: entered.id },
        body: { eventId: event.id, entryId, refundCents: 0 },
      }),
    ),
  )
  const left = await mine(client, event)
  const [stays] = (left?.entries ?? []).filter(({ status }) => status === 'in')
  if (answers.every(({ status }) => status === 200)) return expect(left).toBeUndefined()
  expect(left?.pay).toMatchObject({ state: 'due', dueCents: stays?.classKey === 'S1' ? 4500 : 5000 })
  expect(await placesOf(event, stays?.classKey)).toMatchObject({ taken: 1 })
})

test('a class that is withdrawn five times at once and once more leaves the other where it is', async () => {
  const event = await anEvent({ classes: [someClass('S1'), someClass('S2')] })
  const { client, userId } = await feedMember(url)
  const { id: vehicleId } = await putVehicle(userId)
  const entries = ['S1', 'S2'].map((classKey) => ({ classKey, vehicleId }))
  const { body: entered } = await enterAs(client, event, { entries })
  const [first] = entered.entries
  const withdraw = () =>
    client.call(withdrawRegistration, {
      params: { registrationId: entered.id },
      body: { eventId: event.id, ...(first && { entryId: first.id }), refundCents: 0 },
    })
  const answers = await Promise.all(Array.from({ length: 5 }, withdraw))
  for (const answer of [...answers, await withdraw()]) {
    expectSuccess(answer)
    expect(answer.body.status).toBe('confirmed')
  }
  const left = await mine(client, event)
  expect(left?.entries.map(({ status }) => status)).toEqual(['withdrawn', 'in'])
  expect(await placesOf(event, 'S1')).toMatchObject({ taken: 0 })
  expect(await placesOf(event, 'S2')).toMatchObject({ taken: 1 })
})

test('the waiting list is served in the order of joining, and an offer that lapses goes on to the next', async () => {
  const event = await anEvent({ capacity: 1, waitingList: { on: true, limit: 2 } })
  const [inside, first, second, third] = await people(4)
  if (!inside || !first || !second || !third) throw new Error('Four people are needed.')
  const { body: entered } = await enterAs(inside.client, event)
  for (const { client } of [first, second])
    expect((await enterAs(client, event, { joinWaitingList: true })).body.status).toBe('waiting')
  expectRefused(
    await enterAs(third.client, event, { joinWaitingList: true }),
    'waiting_list_full',
    'The waitlist is full too.',
  )
  expect((await mine(second.client, event))?.position).toBe(2)
  await inside.client.call(withdrawRegistration, {
    params: { registrationId: entered.id },
    body: { eventId: event.id, refundCents: 0 },
  })
  await control.settle()
  const offer = await mine(first.client, event)
  expect(offer).toMatchObject({ status: 'offered' })
  expect(await placesOf(event)).toEqual({ available: 0, reserved: 0, waiting: 1, taken: 1 })
  // A newcomer cannot take what is offered.
  expectProblem(await enterAs(third.client, event), 409, 'event_full')
  const stored = await storedRegistration({ eventId: event.id, id: idOf(offer) })
  const endedAt = addTime(await now(), { seconds: -1 })
  await changeStored(stored, { offerUntil: endedAt })
  await endOffers(await now())
  await control.settle()
  expect(await mine(first.client, event)).toBeUndefined()
  const next = await mine(second.client, event)
  expect(next).toMatchObject({ status: 'offered' })
  const accepted = await second.client.call(acceptPlaceOffer, {
    params: { registrationId: idOf(next) },
    body: { eventId: event.id, payAt: 'gate' },
  })
  expect(accepted.body).toMatchObject({ status: 'confirmed', number: 1 })
  expectRefused(
    await first.client.call(acceptPlaceOffer, {
      params: { registrationId: idOf(offer) },
      body: { eventId: event.id, payAt: 'gate' },
    }),
    'offer_over',
    `This offer ended at ${zonedTime(endedAt, event.timeZone ?? 'UTC')}. You can join the waitlist again.`,
  )
})

test('one who waits for a full class is passed by one whose places are free, and keeps the first position', async () => {
  const event = await anEvent({
    capacity: 2,
    classes: [someClass('S1', { capacity: 1 }), someClass('T1', { capacity: 5 })],
  })
  const [one, two, a, b] = await people(4)
  if (!one || !two || !a || !b) throw new Error('Four people are needed.')
  const into = async ({ client, userId }: typeof one, classKey: string) =>
    enterAs(client, event, {
      entries: [{ classKey, vehicleId: (await putVehicle(userId)).id }],
      joinWaitingList: true,
    })
  await into(one, 'S1')
  const { body: leaving } = await into(two, 'T1')
  expect((await into(a, 'S1')).body.status).toBe('waiting')
  expect((await into(b, 'T1')).body.status).toBe('waiting')
  await two.client.call(withdrawRegistration, {
    params: { registrationId: leaving.id },
    body: { eventId: event.id, refundCents: 0 },
  })
  await control.settle()
  expect(await mine(b.client, event)).toMatchObject({ status: 'offered' })
  expect(await mine(a.client, event)).toMatchObject({ status: 'waiting', position: 1 })
})

test('an offer accepted five times at once while it lapses is one or the other', async () => {
  const event = await anEvent({ capacity: 1 })
  const [inside, waiting] = await people(2)
  if (!inside || !waiting) throw new Error('Two people are needed.')
  const { body: entered } = await enterAs(inside.client, event)
  await enterAs(waiting.client, event, { joinWaitingList: true })
  await inside.client.call(withdrawRegistration, {
    params: { registrationId: entered.id },
    body: { eventId: event.id, refundCents: 0 },
  })
  await control.settle()
  const offer = await mine(waiting.client, event)
  const named = { params: { registrationId: idOf(offer) }, body: { eventId: event.id } }
  await Promise.all([
    ...Array.from({ length: 5 }, () => waiting.client.call(acceptPlaceOffer, named)),
    ...Array.from({ length: 5 }, () => waiting.client.call(declinePlaceOffer, named)),
  ])
  await control.settle()
  const { status } = await storedRegistration({ eventId: event.id, id: idOf(offer) })
  expect(['confirmed', 'lapsed']).toContain(status)
  expect(await placesOf(event)).toMatchObject(
    status === 'confirmed' ? { available: 0, taken: 1 } : { available: 1, taken: 0 },
  )
})

test('five offers that are accepted twice each at once are five places', async () => {
  const event = await anEvent({ capacity: 1, waitingList: { on: true, limit: 5 } })
  const [inside, ...waiting] = await people(6)
  if (!inside) throw new Error('Someone is needed.')
  await enterAs(inside.client, event)
  for (const { client } of waiting) await enterAs(client, event, { joinWaitingList: true })
  await raiseLimit(event, 6)
  await control.settle()
  const offers = await Promise.all(
    waiting.map(async ({ client }) => ({ client, id: idOf(await mine(client, event)) })),
  )
  const answers = await Promise.all(
    [...offers, ...offers].map(({ client, id }) =>
      client.call(acceptPlaceOffer, {
        params: { registrationId: id },
        body: { eventId: event.id, payAt: 'gate' },
      }),
    ),
  )
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const stored = await Promise.all(offers.map(({ id }) => storedRegistration({ eventId: event.id, id })))
  expect(stored.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'confirmed'))
  expect(new Set(stored.map(({ number }) => number)).size).toBe(5)
  expect(await placesOf(event)).toEqual({ available: 0, reserved: 0, waiting: 0, taken: 6 })
})

test('a raised limit is offered to those who wait before anyone else', async () => {
  const event = await anEvent({ capacity: 1, waitingList: { on: true, limit: 5 } })
  const [inside, first, second] = await people(3)
  if (!inside || !first || !second) throw new Error('Three people are needed.')
  await enterAs(inside.client, event)
  for (const { client } of [first, second]) await enterAs(client, event, { joinWaitingList: true })
  await raiseLimit(event, 3)
  await control.settle()
  for (const { client } of [first, second])
    expect(await mine(client, event)).toMatchObject({ status: 'offered' })
  expect(await placesOf(event)).toEqual({ available: 0, reserved: 0, waiting: 0, taken: 3 })
})

test('a place that is not paid for in 15 minutes is free again', async () => {
  const event = await anEvent({ payment: 'online', capacity: 1, waitingList: { on: false } })
  const [one, other] = await people(2)
  if (!one || !other) throw new Error('Two people are needed.')
  const { body } = await enterAs(one.client, event)
  expect(body).toMatchObject({ status: 'held', pay: { dueCents: 3000 } })
  expect(Date.parse(body.holdUntil ?? '') - Date.parse(body.createdAt)).toBe(15 * 60_000)
  await endEntryHolds(await now())
  expect(await mine(one.client, event)).toMatchObject({ status: 'held' })
  expectProblem(await enterAs(other.client, event), 409, 'event_full')
  const stored = await storedRegistration({ eventId: event.id, id: body.id })
  await changeStored(stored, { holdUntil: addTime(await now(), { seconds: -1 }) })
  await endEntryHolds(await now())
  await control.settle()
  expect(await storedRegistration({ eventId: event.id, id: body.id })).toMatchObject({ status: 'expired' })
  expectRefused(
    await one.client.call(payRegistration, {
      params: { registrationId: body.id },
      body: { eventId: event.id },
    }),
    'hold_over',
    'Your time to pay has run out. Enter again if a spot is still open.',
  )
  expectSuccess(await enterAs(other.client, event))
})
