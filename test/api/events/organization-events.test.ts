import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { events } from '#core/events/events/events.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { setEventLanes } from '#shared/competitions/competitions/setup-contract.ts'
import { addStaff, listStaff } from '#shared/events/event-staff/contract.ts'
import { getEventRole } from '#shared/events/event-staff/helping-contract.ts'
import { getEvent } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { setEventOrganization } from '#shared/events/events/organization-events-contract.ts'
import {
  archiveEvent,
  cancelEvent,
  copyEvent,
  getEventForEdit,
  publishEvent,
  updateEvent,
} from '#shared/events/events/own-contract.ts'
import { suspendOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import {
  changeOrganizationRole,
  removeFromOrganization,
} from '#shared/organizations/organizations/people-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { freeEntry, liveEvent, scanned } from '#test/support/desk.ts'
import { deskWorld } from '#test/support/desk-world.ts'
import { anOrganizer, draftsOf, putEvent, putPublished, setDrafts, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

/** An organization of three, and someone who runs shows for it beside them. */
async function aClub(more: Partial<Organization> = {}) {
  const [owner, manager, editor, holder] = await Promise.all([
    feedMember(url, { name: 'Olga Owner' }),
    feedMember(url, { name: 'Mia Manager' }),
    feedMember(url, { name: 'Ed Editor' }),
    anOrganizer(url),
  ])
  const club = await putOrganization(
    [
      [owner.userId, 'owner'],
      [manager.userId, 'manager'],
      [editor.userId, 'editor'],
      [holder.userId, 'manager'],
    ],
    more,
  )
  return { club, owner, manager, editor, holder }
}

type Id = Pick<Event, 'id'>
const named = ({ id }: Id) => ({ params: { eventId: id } })
const give = (client: Client, event: Id, organizationId: Organization['id'] | undefined, version = 1) =>
  client.call(setEventOrganization, {
    ...named(event),
    body: { ...(organizationId && { organizationId }), version },
  })
const stored = (event: Id) => events.get({ id: event.id }, { consistent: true })
const belongsTo = async (event: Id) => (await stored(event))?.organizationId
const ofClub = ({ id }: Organization) => ({ organizationId: id })

test('the owner of an event gives it to an organization, whose name and logo lead its page', async () => {
  const { club, holder } = await aClub({ logoUrl: '/media/organization-logos/a.webp' })
  const event = await putPublished(holder.userId)
  const given = await give(holder.client, event, club.id)
  expect(given.body).toMatchObject({ organizationId: club.id, role: 'owner', version: 2 })
  // The same again changes nothing, whatever version it was asked for.
  expect((await give(holder.client, event, club.id)).body).toMatchObject({ version: 2 })
  const { body } = await visitor.call(getEvent, named(event))
  expect(body).toMatchObject({
    organization: { id: club.id, name: club.name, logoUrl: club.logoUrl, hasPage: true, isSuspended: false },
    organizer: { name: 'Planted Shows' },
  })
  expect(body).not.toHaveProperty('organizationId')
})

test('only its owner gives an event away, and only to an active organization where they run events', async () => {
  const { club, holder, owner, manager, editor } = await aClub()
  const event = await putPublished(holder.userId)
  for (const { client } of [owner, manager, editor])
    expectProblem(await give(client, event, club.id), 403, 'not_organizer')
  expectProblem(await give(await demoClient(url, 'admin'), event, club.id), 403, 'not_organizer')
  const others = await putOrganization([[owner.userId, 'owner']])
  expectProblem(await give(holder.client, event, others.id), 404, 'organization_not_found')
  const edited = await putOrganization([[holder.userId, 'editor']])
  expectProblem(await give(holder.client, event, edited.id), 403, 'org_role')
  for (const [status, code] of [
    ['draft', 'org_not_active'],
    ['pending', 'org_in_review'],
    ['suspended', 'org_suspended'],
    ['archived', 'org_archived'],
  ] as const) {
    const idle = await putOrganization([[holder.userId, 'owner']], { status })
    expectProblem(await give(holder.client, event, idle.id), 409, code)
  }
  const removed = { at: '2026-01-02T00:00:00.000Z', reason: 'It was a copy.' }
  const gone = await putOrganization([[holder.userId, 'owner']], { removed })
  expectProblem(await give(holder.client, event, gone.id), 409, 'org_suspended')
  expectProblem(await give(holder.client, event, club.id, 7), 409, 'version_conflict')
  const archived = await putPublished(holder.userId, {}, { status: 'archived' })
  expectProblem(await give(holder.client, archived, club.id), 409, 'event_archived')
  expect(await belongsTo(event)).toBeUndefined()
})

test('owners and managers organize the events of their organization; editors and strangers do not', async () => {
  const { club, holder, owner, manager, editor } = await aClub()
  const stranger = await feedMember(url)
  const helper = await feedMember(url)
  for (const { client } of [owner, manager]) {
    const event = await putPublished(holder.userId, {}, ofClub(club))
    expect((await client.call(getEventRole, named(event))).body).toEqual({ role: 'organizer' })
    const body = { ...someEvent({ title: 'By a manager' }), version: 1 }
    const changed = await client.call(updateEvent, { ...named(event), body })
    expect(changed.body).toMatchObject({ title: 'By a manager', role: 'organizer', organizationId: club.id })
    const staff = { email: helper.email, role: 'desk' as const, classKeys: [] }
    expectSuccess(await client.call(addStaff, { ...named(event), body: staff }))
    expect((await client.call(listStaff, named(event))).body.items).toHaveLength(1)
    const lanes = { lanes: [{ name: 'Lane 1' }], version: 0 }
    expectSuccess(await client.call(setEventLanes, { ...named(event), body: lanes }))
    const draft = await putEvent(holder.userId)
    await commit(events.put({ ...draft, ...ofClub(club), version: 2 }, { version: 1 }))
    const archived = await client.call(archiveEvent, { ...named(draft), body: { version: 2 } })
    expectProblem(archived, 403, 'not_organizer')
    expectSuccess(await client.call(publishEvent, { ...named(draft), body: { version: 2 } }))
    const reason = 'The lot is under water.'
    const cancelled = await client.call(cancelEvent, { ...named(event), body: { reason, version: 2 } })
    expectProblem(cancelled, 403, 'not_organizer')
  }
  for (const { client } of [editor, stranger]) {
    const event = await putPublished(holder.userId, {}, ofClub(club))
    const draft = await putPublished(holder.userId, {}, { ...ofClub(club), status: 'draft' })
    expect((await client.call(getEventRole, named(event))).body).toEqual({})
    const body = { ...someEvent(), version: 1 }
    expectProblem(await client.call(updateEvent, { ...named(event), body }), 403, 'not_organizer')
    expectProblem(await client.call(getEventForEdit, named(draft)), 404, 'event_not_found')
    expectProblem(
      await client.call(publishEvent, { ...named(draft), body: { version: 1 } }),
      404,
      'event_not_found',
    )
    expectProblem(await client.call(listStaff, named(event)), 403, 'not_organizer')
    const lanes = { lanes: [{ name: 'Lane 1' }], version: 0 }
    expectProblem(await client.call(setEventLanes, { ...named(event), body: lanes }), 404, 'not_staff')
  }
})

test('an organization that is suspended while its event is live: the gate goes on, and the page says so', async () => {
  const { club, holder, manager, editor } = await aClub()
  const { anEntrant } = await deskWorld(url)
  const event = await liveEvent(holder.userId, freeEntry, ofClub(club))
  const first = await anEntrant(event)
  expect((await scanned(manager.client, event, { ticket: first.ticket })).body).toMatchObject({
    outcome: 'in',
  })
  const admin = await demoClient(url, 'admin')
  expectSuccess(
    await admin.call(suspendOrganization, {
      params: { organizationId: club.id },
      body: { reason: 'Its owners are in dispute.', version: 1 },
    }),
  )
  const second = await anEntrant(event)
  expect((await scanned(manager.client, event, { ticket: second.ticket })).body).toMatchObject({
    outcome: 'in',
  })
  expectProblem(await scanned(editor.client, event, { ticket: second.ticket }), 404, 'not_desk')
  const { body } = await visitor.call(getEvent, named(event))
  expect(body).toMatchObject({ phase: 'live', organization: { hasPage: false, isSuspended: true } })
  const { text } = await visitor.send({ path: `/events/${event.id}` })
  expect(text).toContain('is suspended')
  expectProblem(await give(holder.client, await putPublished(holder.userId), club.id), 409, 'org_suspended')
  // It can still be taken back.
  expectSuccess(await give(holder.client, event, undefined))
})

test('an event goes to an organization and back, and an owner there hands it back to its own, who hears of it', async () => {
  const { club, holder, owner, manager, editor } = await aClub()
  const event = await putPublished(holder.userId)
  expectSuccess(await give(holder.client, event, club.id))
  expectSuccess(await give(holder.client, event, undefined, 2))
  expect(await belongsTo(event)).toBeUndefined()
  expectProblem(await manager.client.call(getEventForEdit, named(event)), 403, 'not_organizer')
  expectSuccess(await give(holder.client, event, club.id, 3))
  for (const { client } of [manager, editor])
    expectProblem(await give(client, event, undefined, 4), 403, 'not_organizer')
  expectSuccess(await give(owner.client, event, undefined, 4))
  expect(await stored(event)).toMatchObject({ ownerId: holder.userId, version: 5 })
  expect(await belongsTo(event)).toBeUndefined()
  await control.settle()
  const { items } = (await holder.client.call(listNotifications, {})).body
  expect(items[0]).toMatchObject({ title: 'Your event is yours alone again' })
  expectProblem(await owner.client.call(getEventForEdit, named(event)), 403, 'not_organizer')
})

test('of two organizations that are given an event at the same moment, one gets it', async () => {
  const { club, holder } = await aClub()
  const other = await putOrganization([[holder.userId, 'owner']])
  const event = await putPublished(holder.userId)
  const answers = await Promise.all(
    [club, other, club, other, club].map(({ id }) => give(holder.client, event, id)),
  )
  const won = answers.filter(({ status }) => status === 200)
  const has = await belongsTo(event)
  expect(won.length).toBeGreaterThan(0)
  for (const { body } of won) expect(body).toMatchObject({ organizationId: has, version: 2 })
  for (const lost of answers.filter(({ status }) => status !== 200))
    expectProblem(lost, 409, 'version_conflict')
  expect((await stored(event))?.version).toBe(2)
})

test('someone who is taken out, or becomes an editor, loses the events at once', async () => {
  const { club, holder, owner, manager } = await aClub()
  const event = await putPublished(holder.userId, {}, ofClub(club))
  const draft = await putPublished(holder.userId, {}, { ...ofClub(club), status: 'draft' })
  const params = { organizationId: club.id, memberId: manager.userId }
  const asEditor = { params, body: { role: 'editor' as const } }
  expectSuccess(await owner.client.call(changeOrganizationRole, asEditor))
  expectProblem(await manager.client.call(getEventForEdit, named(event)), 403, 'not_organizer')
  expectProblem(await manager.client.call(getEventForEdit, named(draft)), 404, 'event_not_found')
  const asManager = { params, body: { role: 'manager' as const } }
  expectSuccess(await owner.client.call(changeOrganizationRole, asManager))
  expectSuccess(await manager.client.call(getEventForEdit, named(draft)))
  expectSuccess(await owner.client.call(removeFromOrganization, { params }))
  expectProblem(await manager.client.call(getEventForEdit, named(draft)), 404, 'event_not_found')
})

test('someone who is taken out in the same moment gives the organization nothing', async () => {
  const { club, owner, holder } = await aClub()
  const event = await putPublished(holder.userId)
  const params = { organizationId: club.id, memberId: holder.userId }
  const [given] = await Promise.all([
    give(holder.client, event, club.id),
    owner.client.call(removeFromOrganization, { params }),
  ])
  const isIn = await organizationPeople.get(
    { organizationId: club.id, userId: holder.userId },
    { consistent: true },
  )
  expect(isIn).toBeUndefined()
  // Given first, it stays; asked later, there is no organization for them.
  if (given.status !== 200) expectProblem(given, 404, 'organization_not_found')
  expect(await belongsTo(event)).toBe(given.status === 200 ? club.id : undefined)
})

test('a copy stays with the organization only if the copier runs events there', async () => {
  const { club, holder } = await aClub()
  const event = await putPublished(holder.userId, {}, ofClub(club))
  const copy = async (client: Client) => {
    const answer = await client.call(copyEvent, { ...named(event), body: { startsOn: '2099-05-01' } })
    expect(answer.status).toBe(201)
    return answer.body
  }
  expect(await copy(holder.client)).toMatchObject({ organizationId: club.id, status: 'draft' })
  expect(await copy(await demoClient(url, 'admin'))).not.toHaveProperty('organizationId')
  await commit(organizations.put({ ...club, status: 'suspended', version: 2 }, { version: 1 }))
  expect(await copy(holder.client)).not.toHaveProperty('organizationId')
})

test('the owner of an event leaves the platform: it passes to an owner of its organization, else to a manager', async () => {
  const { club, holder, owner, manager } = await aClub()
  const now = await control.now()
  const contact = { contactEmail: 'planted@shows.example', contactPhone: '+12145550100' }
  const toCome = await putPublished(holder.userId, contact, ofClub(club))
  const draft = await putPublished(holder.userId, {}, { ...ofClub(club), status: 'draft' })
  const past = await putPublished(
    holder.userId,
    {},
    { ...ofClub(club), startsAt: addTime(now, { days: -9 }), endsAt: addTime(now, { days: -8 }) },
  )
  await setDrafts(holder.userId, 1)
  await eraseAccount(holder.userId, now)
  for (const event of [toCome, draft, past]) {
    expect(await stored(event)).toMatchObject({ ownerId: owner.userId, organizationId: club.id })
    expect((await stored(event))?.contactEmail).toBeUndefined()
  }
  expect(await stored(toCome)).toMatchObject({ status: 'published' })
  expect(await draftsOf(owner.userId)).toBe(1)
  // The last owner is gone now, too.
  await eraseAccount(owner.userId, now)
  expect(await stored(toCome)).toMatchObject({ ownerId: manager.userId, status: 'published' })
  await eraseAccount(manager.userId, now)
  expect(await stored(toCome)).toMatchObject({ status: 'cancelled' })
})
