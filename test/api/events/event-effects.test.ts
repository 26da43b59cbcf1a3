import { beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { addWalkIn, cancelRegistration, getSettlement, takeCash } from '#shared/competitions/desk/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { cancelEvent, updateEvent } from '#shared/events/events/own-contract.ts'
import { getMyRegistration } from '#shared/events/registrations/contract.ts'
import { effectSum } from '#shared/events/registrations/effect-sum.ts'
import { getCancelEffect, getChangeEffect } from '#shared/events/registrations/effects-contract.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { entrant, paidEntrant } from '#test/support/changing-entries.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { someWalkIn } from '#test/support/desk.ts'
import { anOrganizer, putEvent, putHelper, putPublished, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { booksOf } from '#test/support/paid-entry.ts'
import { enter } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const named = ({ id: eventId }: Pick<Event, 'id'>) => ({ params: { eventId } })
const onCancel = (event: Pick<Event, 'id'>, client: Client = organizer.client) =>
  client.call(getCancelEffect, { ...named(event), query: {} })
const onChange = (event: Pick<Event, 'id'>, body: ChangeBody, client: Client = organizer.client) =>
  client.call(getChangeEffect, { ...named(event), query: {}, body })
type ChangeBody = EventForm & { note?: string; version: number }

const note = 'The hall is double booked.'
const reason = 'The lot is under water.'
const nothing = { told: 0, refunds: 0, cardCents: 0, cashCents: 0, otherCents: 0 }

/** The form of an event that is so many days later. */
function later(days: number, more: Partial<EventForm> = {}): EventForm {
  const form = someEvent(more)
  const moved = (time: EventForm['startsAt']) =>
    time && { local: addTime(`${time.local}:00.000Z`, { days }).slice(0, 16) }
  return {
    ...form,
    startsAt: moved(form.startsAt),
    endsAt: moved(form.endsAt),
    entriesCloseAt: moved(form.entriesCloseAt),
  }
}

const titlesOf = async (userId: string) => {
  const { items } = await notifications.list({ pk: `USER#${userId}`, prefix: 'NOTIFICATION#', limit: 50 })
  return items.map(({ title }) => title)
}
const refundedTo = async (userId: string) =>
  (await booksOf(userId))
    .filter(({ type }) => type === 'refund')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Two who paid by card, one in cash, one who has yet to pay, one who waits, and a guest who paid at the gate. */
async function someEntrants(more: Partial<EventForm> = {}) {
  const event = await putPublished(organizer.userId, { capacity: 5, ...more })
  const cards = [await paidEntrant(url, event, []), await paidEntrant(url, event, [])]
  const cash = await entrant(url, event, [], { payAt: 'gate' })
  const atDesk = { params: { eventId: event.id, registrationId: cash.id } }
  expectSuccess(await organizer.client.call(takeCash, { ...atDesk, body: { amountCents: 3000 } }))
  const due = await entrant(url, event, [], { payAt: 'gate' })
  expectSuccess(await organizer.client.call(addWalkIn, { ...named(event), body: someWalkIn() }))
  const waiting = await feedMember(url)
  await enter(event, waiting.userId, { payAt: 'gate', joinWaitingList: true })
  await control.settle()
  return { event, cards, members: [...cards, cash, due, waiting] }
}

test('what a cancellation is said to do is what it does', async () => {
  const { event, cards, members } = await someEntrants()
  const { body: effect } = await onCancel(event)
  expect(effect).toEqual({ told: 5, refunds: 4, cardCents: 6000, cashCents: 7000, otherCents: 0 })
  expectSuccess(await organizer.client.call(cancelEvent, { ...named(event), body: { reason, version: 1 } }))
  await control.settle()
  const told = await Promise.all(members.map(({ userId }) => titlesOf(userId)))
  expect(told.filter((titles) => titles.includes('The event is cancelled')).length).toBe(effect.told)
  const toCards = await Promise.all(cards.map(({ userId }) => refundedTo(userId)))
  expect(toCards.reduce((sum, cents) => sum + cents, 0)).toBe(effect.cardCents)
  const { body: desk } = await organizer.client.call(getSettlement, named(event))
  expect(desk.toGiveBackCents).toBe(effect.cashCents)
})

test('what a move is said to do is what it does', async () => {
  const halfKept = [{ untilAt: addTime(await control.now(), { days: 60 }), keepPercent: 50, keepCents: 0 }]
  const { event, cards, members } = await someEntrants({ refundSteps: halfKept })
  const body = { ...later(5, { capacity: 5, refundSteps: halfKept }), note, version: 1 }
  const { body: effect } = await onChange(event, body)
  expect(effect).toMatchObject({ told: 5, mayWithdraw: 4, refundCents: 13_000 })
  expect(effect.changes.map((line) => line.split(':')[0])).toEqual(['Starts', 'Ends'])
  expectSuccess(await organizer.client.call(updateEvent, { ...named(event), body }))
  await control.settle()
  const told = await Promise.all(members.map(({ userId }) => titlesOf(userId)))
  expect(told.filter((titles) => titles.includes('An event you entered has changed')).length).toBe(
    effect.told,
  )
  const back = await Promise.all(
    cards.map(async ({ client }) => (await client.call(getMyRegistration, named(event))).body.registration),
  )
  expect(back.map((one) => one?.refundNowCents)).toEqual([3000, 3000])
})

test('a change of an hour tells everyone and opens no refund, and another title tells no one', async () => {
  const { event } = await someEntrants()
  const form = someEvent({ capacity: 5 })
  const [day] = form.endsAt?.local.split('T') ?? []
  const shifted = { ...form, endsAt: { local: `${day}T18:00` }, version: 1 }
  expect((await onChange(event, shifted)).body).toMatchObject({ told: 5, mayWithdraw: 0, refundCents: 0 })
  const renamed = { ...form, title: 'Autumn Sound-Off', version: 1 }
  expect((await onChange(event, renamed)).body).toEqual({
    changes: [],
    told: 0,
    mayWithdraw: 0,
    refundCents: 0,
  })
})

test('nobody is told and nothing goes back where no one has entered, or everyone has left', async () => {
  const event = await putPublished(organizer.userId, { payment: 'gate' })
  expect((await onCancel(event)).body).toEqual(nothing)
  const left = await entrant(url, event, [], { payAt: 'gate' })
  const gone = await entrant(url, event, [], { payAt: 'gate' })
  const atDesk = { params: { eventId: event.id, registrationId: left.id } }
  expectSuccess(await organizer.client.call(cancelRegistration, { ...atDesk, body: { reason } }))
  await eraseAccount(gone.userId, await control.now())
  await control.settle()
  expect((await onCancel(event)).body).toEqual(nothing)
  const moved = { ...later(5, { payment: 'gate' }), version: 1 }
  const { body } = await onChange(event, { ...moved, note })
  expect(body).toMatchObject({ told: 0, mayWithdraw: 0, refundCents: 0 })
  expect(body.changes).toHaveLength(2)
})

test('each answer counts some of many registrations, and together they count each once', async () => {
  const event = await putPublished(organizer.userId, { payment: 'gate' })
  const { userId } = await feedMember(url)
  const { id: _, ...one } = await enter(event, userId, { payAt: 'gate' })
  const now = await control.now()
  const others = Array.from({ length: 204 }, () => ({ ...one, id: newId('reg', now) }))
  await writeBatch(others.map((other) => ({ PutRequest: { Item: registrations.item(other) } })))
  const first = (await onCancel(event)).body
  expect(first.nextCursor).toBeDefined()
  const query = { cursor: first.nextCursor }
  const { body: second } = await organizer.client.call(getCancelEffect, { ...named(event), query })
  expect(second.nextCursor).toBeUndefined()
  const { nextCursor: __, ...counted } = first
  expect(effectSum(counted, second as typeof counted)).toEqual({ ...nothing, told: 205 })
  const body = { ...later(5, { payment: 'gate' }), note, version: 1 }
  const { nextCursor } = (await onChange(event, body)).body
  const rest = await organizer.client.call(getChangeEffect, {
    ...named(event),
    query: { cursor: nextCursor },
    body,
  })
  expect(rest.body.told).toBe(5)
  expectProblem(
    await organizer.client.call(getCancelEffect, { ...named(event), query: { cursor: 'nowhere' } }),
    400,
    'invalid_cursor',
  )
})

test('only those who may cancel or change an event hear what it would do', async () => {
  const event = await putPublished(organizer.userId)
  const body = { ...later(5), note, version: 1 }
  const [helper, desk, another] = [await feedMember(url), await feedMember(url), await anOrganizer(url)]
  await putHelper(event.id, helper.userId)
  await putHelper(event.id, desk.userId, { role: 'desk' })
  // Staff members who organize change an event, and only its owner cancels it.
  expectProblem(await onCancel(event, helper.client), 403, 'not_organizer')
  expectSuccess(await onChange(event, body, helper.client))
  for (const { client } of [desk, another]) {
    expectProblem(await onCancel(event, client), 403, 'not_organizer')
    expectProblem(await onChange(event, body, client), 403, 'not_organizer')
  }
  const draft = await putEvent(organizer.userId)
  expectProblem(await onCancel(draft, another.client), 404, 'event_not_found')
  expectProblem(await onChange(draft, body, another.client), 404, 'event_not_found')
  const admin = await demoClient(url, 'admin')
  expectSuccess(await onCancel(event, admin))
  expectSuccess(await onChange(event, body, admin))
})

test('what the command refuses has no effect to show', async () => {
  const now = await control.now()
  const body = { ...later(5), version: 1 }
  const event = await putPublished(organizer.userId)
  expectProblem(await onChange(event, body), 422, 'note_needed')
  expectProblem(await onChange(event, { ...body, note, version: 2 }), 409, 'version_conflict')
  const cancelled = await putPublished(organizer.userId, {}, { status: 'cancelled', cancelledAt: now })
  expectProblem(await onCancel(cancelled), 409, 'event_not_published')
  expectProblem(await onChange(cancelled, body), 409, 'event_cancelled')
  const past = { startsAt: addTime(now, { days: -2 }), endsAt: addTime(now, { days: -1 }) }
  const over = await putPublished(organizer.userId, {}, past)
  expectProblem(await onCancel(over), 409, 'event_over')
  expectProblem(await onChange(over, body), 409, 'event_over')
  const draft = await putEvent(organizer.userId)
  expectProblem(await onCancel(draft), 409, 'event_not_published')
  expect((await onChange(draft, body)).body).toMatchObject({ changes: [], told: 0 })
  const deleted = { id: unknownId('evt') }
  expectProblem(await onCancel(deleted), 404, 'event_not_found')
  expectProblem(await onChange(deleted, body), 404, 'event_not_found')
})
