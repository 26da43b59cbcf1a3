import { beforeAll, expect, test } from 'vitest'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { events } from '#core/events/events/events.ts'
import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { waitingListOf } from '#core/events/registrations/waiting-places.ts'
import { commit } from '#core/platform/db/commit.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import type { Event } from '#shared/events/events/event.ts'
import { acceptPlaceOffer } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent, getMyRegistration } from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished, someClass } from '#test/support/events.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { enter, putVehicle, someEntry, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const now = () => control.now()
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

/** One place, taken; entries close in an hour, which is too soon for an offer. */
async function closingSoon(more: Parameters<typeof putPublished>[1] = {}) {
  const event = await putPublished(
    organizer.userId,
    { payment: 'gate', capacity: 1, ...more },
    { entriesCloseAt: addTime(await now(), { hours: 1 }) },
  )
  const inside = await feedMember(url)
  return { event, place: await enter(event, inside.userId, { payAt: 'gate' }) }
}

const enterAs = (client: Client, event: Pick<Event, 'id'>, more: Parameters<typeof someEntry>[0] = {}) =>
  client.call(enterEvent, { params: { eventId: event.id }, body: someEntry(more) })

async function inLine(event: Event, more: Parameters<typeof someEntry>[0] = {}) {
  const person = await feedMember(url)
  const joined = await enterAs(person.client, event, { joinWaitingList: true, ...more })
  expectSuccess(joined)
  expect(joined.body.status).toBe('waiting')
  return { ...person, joined: joined.body }
}
type Person = Awaited<ReturnType<typeof inLine>>

const withdrawn = async (place: Parameters<typeof endRegistration>[0]) => {
  await endRegistration(place, () => ({ as: 'withdrawn', refundCents: 0 }), await now())
  await control.settle()
}

const mine = async ({ client }: Pick<Person, 'client'>, event: Event) =>
  (await client.call(getMyRegistration, { params: { eventId: event.id } })).body.registration

const subjects = async ({ email }: Person) => (await control.inbox(email)).map(({ subject }) => subject)
const titles = async ({ userId }: Person) => {
  const { items } = await notifications.list({ pk: `USER#${userId}`, prefix: 'NOTIFICATION#', limit: 50 })
  return items.map(({ title }) => title)
}

test('the first in line enters a place that is too late to be offered, and hears of it before anyone else', async () => {
  const { event, place } = await closingSoon({ waitingList: { on: true, limit: 5 } })
  const first = await inLine(event)
  const second = await inLine(event)
  await withdrawn(place)
  expect(await subjects(first)).toContain('A spot is open')
  expect(await titles(first)).toContain('A spot is open')
  expect(await subjects(second)).not.toContain('A spot is open')
  expect(await mine(first, event)).toMatchObject({ status: 'waiting', line: { state: 'open' } })
  const entered = await enterAs(first.client, event)
  expectSuccess(entered)
  expect(entered.body).toMatchObject({
    id: first.joined.id,
    code: first.joined.code,
    status: 'confirmed',
    number: 1,
    pay: { state: 'due', dueCents: 3000 },
  })
  expect((await poolsOf(event.id)).get('event')).toMatchObject({ available: 0, waiting: 1, taken: 1 })
  expect((await waitingListOf(event.id)).map(({ registrationId }) => registrationId)).toEqual([
    second.joined.id,
  ])
  expect(await mine(second, event)).toMatchObject({ position: 1, line: { state: 'first_come' } })
})

test('someone in line takes an open place by the answer to an offer too, at the price of now', async () => {
  const { event, place } = await closingSoon()
  const person = await inLine(event)
  const accept = () =>
    person.client.call(acceptPlaceOffer, {
      params: { registrationId: person.joined.id },
      body: { eventId: event.id },
    })
  expectRefused(
    await accept(),
    'event_full',
    'No spot is open for you right now. You keep your spot on the waitlist.',
  )
  await withdrawn(place)
  const accepted = await accept()
  expectSuccess(accepted)
  expect(accepted.body).toMatchObject({ status: 'confirmed', pay: { dueCents: 3000 } })
})

test('someone in line who enters while it is full hears that they wait already', async () => {
  const { event } = await closingSoon()
  const person = await inLine(event)
  expectRefused(
    await enterAs(person.client, event, { joinWaitingList: true }),
    'already_entered',
    'You are already on the waitlist.',
  )
})

test('one open place is for one of ten: who waits and who does not, and no place is lost', async () => {
  const { event, place } = await closingSoon({ waitingList: { on: true, limit: 9 } })
  const waiting = await Promise.all(Array.from({ length: 5 }, () => inLine(event)))
  const strangers = await Promise.all(Array.from({ length: 5 }, () => feedMember(url)))
  await withdrawn(place)
  const answers = await Promise.all([...waiting, ...strangers].map(({ client }) => enterAs(client, event)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const pool = (await poolsOf(event.id)).get('event')
  expect(pool).toMatchObject({ available: 0, reserved: 0, taken: 1 })
  expect(pool?.waiting).toBe((await waitingListOf(event.id)).length)
})

test('someone in line enters another class than the one they waited for, and no longer waits for it', async () => {
  const event = await putPublished(
    organizer.userId,
    { payment: 'gate', capacity: 1, classes: [someClass('S1'), someClass('T1')] },
    { entriesCloseAt: addTime(await now(), { hours: 1 }) },
  )
  const inside = await feedMember(url)
  const into = async (userId: string, classKey: string) => ({
    entries: [{ classKey, vehicleId: (await putVehicle(userId)).id }],
  })
  const place = await enter(event, inside.userId, await into(inside.userId, 'S1'))
  const person = await feedMember(url)
  const joined = await enterAs(person.client, event, {
    ...(await into(person.userId, 'S1')),
    joinWaitingList: true,
  })
  expect(joined.body.status).toBe('waiting')
  await withdrawn(place)
  expectSuccess(await enterAs(person.client, event, await into(person.userId, 'T1')))
  const pools = await poolsOf(event.id)
  expect(pools.get('S1')).toMatchObject({ waiting: 0, taken: 0 })
  expect(pools.get('T1')).toMatchObject({ waiting: 0, taken: 1 })
})

test('no one joins the line with the promise of a day when no offer can be made', async () => {
  const { event } = await closingSoon()
  const person = await inLine(event)
  expect(person.joined).toMatchObject({ position: 1, line: { state: 'first_come' } })
  await control.settle()
  const { text } = await control.mail(person.email, 'You are on the waitlist')
  expect(text).toContain('a spot that frees up now is open to everyone')
  expect(text).not.toMatch(/for a day|24 hours/)
})

test('after entries close, no one hears about a place or takes it online', async () => {
  const { event, place } = await closingSoon()
  const person = await inLine(event)
  await commit(
    events.put(
      { ...event, entriesCloseAt: addTime(await now(), { minutes: -1 }), version: event.version + 1 },
      { version: event.version },
    ),
  )
  await withdrawn(place)
  expect(await subjects(person)).not.toContain('A spot is open')
  expect(await mine(person, event)).toMatchObject({ status: 'waiting', line: { state: 'closed' } })
  expect((await enterAs(person.client, event)).body).toMatchObject({ code: 'entries_closed' })
})

test('a number that was wished for on the waitlist is kept until the entry', async () => {
  const { event, place } = await closingSoon()
  const person = await inLine(event, { number: 77 })
  expect(person.joined.numberWish).toBe(77)
  await withdrawn(place)
  const entered = await enterAs(person.client, event)
  expect(entered.body).toMatchObject({ status: 'confirmed', number: 77 })
  expect(await storedRegistration({ eventId: event.id, id: person.joined.id })).not.toHaveProperty(
    'numberWish',
  )
})

test('a wish is met with an offer too, and where its number is taken by then, it is the lowest free one', async () => {
  const event = await putPublished(organizer.userId, {
    payment: 'gate',
    capacity: 2,
    waitingList: { on: true, limit: 5 },
  })
  const inside = await Promise.all([feedMember(url), feedMember(url)])
  const places = await Promise.all(inside.map(({ userId }) => enter(event, userId)))
  const first = await inLine(event, { number: 78 })
  const second = await inLine(event, { number: 78 })
  for (const place of places) await withdrawn(place)
  const accept = ({ client, joined }: Person) =>
    client.call(acceptPlaceOffer, { params: { registrationId: joined.id }, body: { eventId: event.id } })
  expect((await accept(first)).body).toMatchObject({ status: 'confirmed', number: 78 })
  expect((await accept(second)).body).toMatchObject({ status: 'confirmed', number: 1 })
})
