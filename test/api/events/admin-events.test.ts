import { expect, test } from 'vitest'
import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { events } from '#core/events/events/events.ts'
import {
  type AdminEvent,
  changeEventOwner,
  deleteEvent,
  listAllEvents,
  unpublishEvent,
} from '#shared/events/events/admin-contract.ts'
import { getEvent } from '#shared/events/events/contract.ts'
import { getEventForEdit } from '#shared/events/events/own-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, draftsOf, fillPlaces, putEvent, putHelper, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const { client: organizer, userId, email } = await anOrganizer(url)
const { client: next, userId: nextId } = await anOrganizer(url)

const named = ({ id }: { id: `evt_${string}` }) => ({ params: { eventId: id } })
const newest = async (client: Client) => (await client.call(listNotifications, {})).body.items[0]
const reason = 'The lot belongs to someone else.'

/** A page ends early when many months lie before what it looks for, so every page is read. */
async function everyEvent(query: object) {
  const items: AdminEvent[] = []
  let cursor: string | undefined
  do {
    const { body } = await admin.call(listAllEvents, { query: { ...query, ...(cursor && { cursor }) } })
    items.push(...body.items)
    cursor = body.nextCursor
  } while (cursor)
  return items
}

test('administrators see every event with its organizer, the latest first behind those without a day', async () => {
  const title = `Show of ${userId.slice(0, 8)}`
  const event = await putPublished(userId, { title, isPublic: false })
  const dayless = await putEvent(userId, {
    title,
    startsAt: undefined,
    endsAt: undefined,
    entriesCloseAt: undefined,
  })
  await control.settle()
  const found = (query: object) => everyEvent({ q: title, ...query })
  const month = event.startsOn?.slice(0, 7) ?? ''
  expect(await found({ month })).toMatchObject([
    { id: event.id, ownerName: 'Pat Person', ownerEmail: email, role: 'administrator' },
  ])
  expect(await found({ month: 'none' })).toMatchObject([{ id: dayless.id }])
  expect(await found({})).toMatchObject([{ id: dayless.id }, { id: event.id }])
  expect(await found({ status: 'published' })).toMatchObject([{ id: event.id }])
  expect(await found({ month, status: 'draft' })).toEqual([])
})

test('the list of administrators goes on from month to month without losing or repeating an event', async () => {
  const title = `Series of ${nextId.slice(0, 8)}`
  const times = (on: string) => ({
    startsAt: { local: `${on}T09:00` },
    endsAt: { local: `${on}T17:00` },
    entriesCloseAt: { local: `${on}T08:00` },
  })
  const ids: string[] = []
  for (const on of ['2031-07-04', '2031-07-03', '2031-06-01', '2031-01-01'])
    ids.push((await putPublished(nextId, { title, ...times(on) })).id)
  await control.settle()
  const seen = await everyEvent({ q: title, limit: 1 })
  expect(seen.map(({ id }) => id)).toEqual(ids)
})

test('an event without entries becomes a draft again, and its organizer is told why', async () => {
  const event = await putPublished(userId)
  const { status, body } = await admin.call(unpublishEvent, { ...named(event), body: { reason, version: 1 } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'draft', version: 2 })
  expectProblem(await new Client(url).call(getEvent, named(event)), 404, 'event_not_found')
  expect(await newest(organizer)).toMatchObject({
    kind: 'event_moderated',
    message: expect.stringContaining(reason),
  })
  expectProblem(
    await admin.call(unpublishEvent, { ...named(event), body: { reason, version: 2 } }),
    409,
    'event_not_published',
  )
})

test('an event that people have entered is neither unpublished nor deleted', async () => {
  const event = await putPublished(userId, { capacity: 10 })
  await fillPlaces(event, 'event', { taken: 1 })
  expectProblem(
    await admin.call(unpublishEvent, { ...named(event), body: { reason, version: 1 } }),
    409,
    'event_has_entries',
  )
  const refused = await admin.call(deleteEvent, named(event))
  expectProblem(refused, 409, 'event_has_entries')
  expect(refused.text).toContain('This event has entries or results and can only be cancelled.')
})

test('another organizer owns the event with its draft, and both are told', async () => {
  const draft = await putEvent(userId)
  await putHelper(draft.id, nextId)
  const [ofLast, ofNext] = [await draftsOf(userId), await draftsOf(nextId)]
  const body = { userId: nextId, reason: 'The club has a new chair.', version: 1 }
  const { status } = await admin.call(changeEventOwner, { ...named(draft), body })
  expect(status).toBe(200)
  expect((await next.call(getEventForEdit, named(draft))).body).toMatchObject({ role: 'owner' })
  expectProblem(await organizer.call(getEventForEdit, named(draft)), 404, 'event_not_found')
  expect([await draftsOf(userId), await draftsOf(nextId)]).toEqual([ofLast - 1, ofNext + 1])
  expect(await eventStaff.get({ eventId: draft.id, userId: nextId })).toBeUndefined()
  expect(await newest(next)).toMatchObject({ title: 'You now organize an event' })
  expect(await newest(organizer)).toMatchObject({ title: 'Your event has another organizer' })
})

test('an event that is handed over or deleted five times at once is so, and each call succeeds', async () => {
  const [draft, other] = [await putEvent(userId), await putEvent(userId)]
  const five = [1, 2, 3, 4, 5]
  const body = { userId: nextId, reason: 'The club has a new chair.', version: 1 }
  const given = await Promise.all(five.map(() => admin.call(changeEventOwner, { ...named(draft), body })))
  expect(given.map(({ status, body }) => [status, body.version])).toEqual(given.map(() => [200, 2]))
  const deleted = await Promise.all(five.map(() => admin.call(deleteEvent, named(other))))
  expect(deleted.map(({ status }) => status)).toEqual(five.map(() => 204))
})

test('only someone who may hold events can own one', async () => {
  const draft = await putEvent(userId)
  const { client } = await completeMember(url)
  const change = (owner: string) =>
    admin.call(changeEventOwner, {
      ...named(draft),
      body: { userId: owner, reason: 'The club has a new chair.', version: 1 },
    })
  expectProblem(await change(userIdOf(client)), 409, 'not_an_organizer')
  expectProblem(await change(crypto.randomUUID()), 404, 'user_not_found')
})

test('an event that is deleted is gone with its helpers, and stays gone', async () => {
  const event = await putPublished(userId)
  await putHelper(event.id, nextId)
  for (let times = 0; times < 2; times++)
    expect((await admin.call(deleteEvent, named(event))).status).toBe(204)
  expect(await events.get({ id: event.id })).toBeUndefined()
  const { items } = await eventStaff.list({ pk: `EVT#${event.id}`, prefix: '', limit: 10, consistent: true })
  expect(items).toEqual([])
})
