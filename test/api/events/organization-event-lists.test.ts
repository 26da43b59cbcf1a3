import { expect, test } from 'vitest'
import { events } from '#core/events/events/events.ts'
import { listOrganizationEvents as useCase } from '#core/events/events/list-organization-events.ts'
import { organizationEvents } from '#core/events/events/organization-events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { listHeldEvents } from '#shared/competitions/desk/held-contract.ts'
import { getEventCalendar, getEventsCalendar } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import {
  listManagedEvents,
  listOrganizationEvents,
  setEventOrganization,
} from '#shared/events/events/organization-events-contract.ts'
import { listMyEvents } from '#shared/events/events/own-contract.ts'
import { newId } from '#shared/ids.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { readCapacity } from '#test/support/read-capacity.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

async function aClub(more: Partial<Organization> = {}) {
  const [owner, manager, editor] = await Promise.all([anOrganizer(url), feedMember(url), feedMember(url)])
  const club = await putOrganization(
    [
      [owner.userId, 'owner'],
      [manager.userId, 'manager'],
      [editor.userId, 'editor'],
    ],
    more,
  )
  const held = async (days: number, changes: Partial<Event> = {}, fields: { isPublic?: boolean } = {}) => {
    const startsAt = addTime(await control.now(), { days })
    const times = {
      startsAt,
      endsAt: addTime(startsAt, { hours: 8 }),
      startsOn: startsAt.slice(0, 10),
      endsOn: startsAt.slice(0, 10),
    }
    return putPublished(owner.userId, fields, { ...times, organizationId: club.id, ...changes })
  }
  return { club, owner, manager, editor, held }
}

type Asked = { when?: 'upcoming' | 'past'; limit?: number; cursor?: string }

const listed = async ({ id: organizationId }: Organization, query: Asked = {}) => {
  await control.settle()
  return (await visitor.call(listOrganizationEvents, { params: { organizationId }, query })).body
}
const managed = async (client: Client, { id: organizationId }: Organization) => {
  await control.settle()
  return client.call(listManagedEvents, { params: { organizationId } })
}
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)

test('an organization shows its public events: those to come, the next one first, and those that ended', async () => {
  const { club, held } = await aClub()
  const [later, next, before, last] = [await held(60), await held(20), await held(-60), await held(-20)]
  await held(30, {}, { isPublic: false })
  await held(31, { status: 'draft' })
  await held(32, { status: 'cancelled', cancelledAt: await control.now() })
  await held(33, { removed: { at: await control.now(), reason: 'It was a copy.' } })
  expect(idsOf(await listed(club))).toEqual([next.id, later.id])
  expect(idsOf(await listed(club, { when: 'past' }))).toEqual([last.id, before.id])
  const first = await listed(club, { when: 'past', limit: 1 })
  expect(idsOf(first)).toEqual([last.id])
  const second = await listed(club, { when: 'past', limit: 1, cursor: first.nextCursor ?? '' })
  expect(idsOf(second)).toEqual([before.id])
})

test('the page of an organization has its events as it arrives', async () => {
  const { club, held } = await aClub()
  const title = `Planted ${crypto.randomUUID().slice(0, 8)}`
  await held(20, { title })
  await control.settle()
  const { text } = await visitor.send({ path: `/organizations/${club.id}` })
  expect(text).toContain(title)
})

test('the page of an event links to its organization, and names it first to search engines', async () => {
  const { club, held } = await aClub()
  const event = await held(20, { title: `Planted ${crypto.randomUUID().slice(0, 8)}` })
  await control.settle()
  const { text } = await visitor.send({ path: `/events/${event.id}` })
  expect(text).toContain(`href="/organizations/${club.id}"`)
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  expect(json).toContain(club.name)
  expect(json).toContain(`/organizations/${club.id}`)
})

test('those who run events see drafts, too, also while the organization is suspended; others see no such list', async () => {
  const { club, owner, manager, editor, held } = await aClub()
  const [shown, draft] = [await held(20), await held(30, { status: 'draft' })]
  await held(40, { status: 'archived' })
  const { items } = (await managed(manager.client, club)).body
  expect(items.map(({ id, role }) => [id, role])).toEqual([
    [draft.id, 'organizer'],
    [shown.id, 'organizer'],
  ])
  expect((await managed(owner.client, club)).body.items[0]).toMatchObject({ role: 'owner' })
  expectProblem(await managed(editor.client, club), 403, 'org_role')
  expectProblem(await managed((await feedMember(url)).client, club), 404, 'organization_not_found')
  const suspended = await aClub({ status: 'suspended' })
  const event = await suspended.held(20)
  expect(idsOf((await managed(suspended.manager.client, suspended.club)).body)).toEqual([event.id])
  const params = { organizationId: suspended.club.id }
  expectProblem(await visitor.call(listOrganizationEvents, { params }), 404, 'organization_not_found')
})

test('a manager finds the next events beside their own; an editor does not', async () => {
  const { manager, editor, owner, held } = await aClub()
  const ofClub = await held(10)
  const own = await putPublished(manager.userId)
  await control.settle()
  const heldBy = async (client: Client) => idsOf((await client.call(listHeldEvents, {})).body)
  expect(await heldBy(manager.client)).toEqual([ofClub.id, own.id])
  expect(await heldBy(owner.client)).toEqual([ofClub.id])
  expect(await heldBy(editor.client)).toEqual([])
  expect(idsOf((await manager.client.call(listMyEvents, {})).body)).toEqual([own.id])
})

test('an event that is taken back leaves the lists of the organization, and its calendar', async () => {
  const { club, owner, manager, held } = await aClub()
  const event = await held(20)
  const calendar = async () =>
    (await visitor.call(getEventsCalendar, { query: { organization: club.id } })).text
  expect(idsOf(await listed(club))).toEqual([event.id])
  expect(await calendar()).toContain(`UID:${event.id}@`)
  const back = { params: { eventId: event.id }, body: { version: 1 } }
  expectSuccess(await owner.client.call(setEventOrganization, back))
  // Even before the lists follow.
  const params = { organizationId: club.id }
  expect((await visitor.call(listOrganizationEvents, { params })).body.items).toEqual([])
  expect(idsOf(await listed(club))).toEqual([])
  expect((await managed(manager.client, club)).body.items).toEqual([])
  expect(await calendar()).not.toContain(event.id)
})

test('the calendar of an organization has its public events and names it as who holds them', async () => {
  const { club, owner, held } = await aClub()
  const [event, hidden] = [await held(20), await held(30, {}, { isPublic: false })]
  const cancelled = await held(25, { status: 'cancelled', cancelledAt: await control.now() })
  const beside = await putPublished(owner.userId)
  await control.settle()
  const { text } = await visitor.call(getEventsCalendar, { query: { organization: club.id } })
  const lines = text.replaceAll('\r\n ', '')
  expect(lines).toContain(`UID:${event.id}@`)
  expect(lines).toContain(`UID:${cancelled.id}@`)
  for (const { id } of [hidden, beside]) expect(lines).not.toContain(id)
  const organizer = new RegExp(`ORGANIZER;CN="${club.name}":http[^\r]*/organizations/${club.id}\r`)
  expect(lines).toMatch(organizer)
  const one = await visitor.call(getEventCalendar, { params: { eventId: event.id } })
  expect(one.text.replaceAll('\r\n ', '')).toMatch(organizer)
  const alone = await visitor.call(getEventCalendar, { params: { eventId: beside.id } })
  expect(alone.text).not.toContain('ORGANIZER')
})

test('the next events of an organization are read at once, however many have ended', async () => {
  const { club, held } = await aClub()
  const event = await held(20)
  const now = await control.now()
  const params = { organizationId: club.id }
  const read = (when: 'upcoming' | 'past' = 'upcoming') =>
    useCase({ params, query: { when, limit: 10 }, now })
  await control.settle()
  const few = await readCapacity(() => read())
  const ended = Array.from({ length: 1000 }, (_, hour) => ({
    organizationId: club.id,
    list: 'public' as const,
    at: addTime(now, { hours: -hour - 1 }),
    eventId: newId('evt', now),
    version: 1,
  }))
  await writeBatch(ended.map((row) => ({ PutRequest: { Item: organizationEvents.item(row) } })))
  expect(idsOf(await read())).toEqual([event.id])
  expect(await readCapacity(() => read())).toBe(few)
  // Past ones come a page at a time.
  expect(await readCapacity(() => read('past'))).toBeLessThan(40)
})

test('an event that is removed as a row stands there finds no card', async () => {
  const { club, held } = await aClub()
  const event = await held(20)
  await control.settle()
  const stored = await events.get({ id: event.id }, { consistent: true })
  if (!stored) throw new Error('there is no event')
  const removed = { at: await control.now(), reason: 'It was a copy.' }
  await commit(events.put({ ...stored, removed, version: stored.version + 1 }, { version: stored.version }))
  expect((await listed(club)).items).toEqual([])
})
