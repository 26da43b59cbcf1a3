import { expect, test } from 'vitest'
import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import {
  addStaff,
  answerStaffInvitation,
  listStaff,
  removeStaff,
} from '#shared/events/event-staff/contract.ts'
import { getEventRole, listHelpedEvents } from '#shared/events/event-staff/helping-contract.ts'
import {
  archiveEvent,
  cancelEvent,
  getEventForEdit,
  updateEvent,
} from '#shared/events/events/own-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, putEvent, putHelper, putPublished, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const { client: organizer, userId } = await anOrganizer(url)

type Named = { id: `evt_${string}` }
const named = ({ id }: Named) => ({ params: { eventId: id } })
const invite = (event: Named, email: string, role: 'organizer' | 'judge' | 'desk' = 'organizer') =>
  organizer.call(addStaff, { ...named(event), body: { email, role, classKeys: [] } })

test('a helper counts from the moment of accepting, and until being removed', async () => {
  const event = await putEvent(userId)
  const { client, email } = await completeMember(url)
  expect((await invite(event, email)).body).toMatchObject({ status: 'invited', role: 'organizer', email })
  expectProblem(await client.call(getEventForEdit, named(event)), 404, 'event_not_found')
  const accepted = await Promise.all(
    [1, 2, 3, 4, 5].map(() =>
      client.call(answerStaffInvitation, { ...named(event), body: { accepts: true } }),
    ),
  )
  expect(accepted.map(({ status }) => status)).toEqual(accepted.map(() => 204))
  expect((await client.call(getEventForEdit, named(event))).body).toMatchObject({ role: 'organizer' })
  const changed = await client.call(updateEvent, {
    ...named(event),
    body: { ...someEvent({ title: 'By a helper' }), version: 1 },
  })
  expect(changed.status).toBe(200)
  const params = { eventId: event.id, helperId: userIdOf(client) }
  for (let times = 0; times < 2; times++)
    expect((await organizer.call(removeStaff, { params })).status).toBe(204)
  expectProblem(await client.call(getEventForEdit, named(event)), 404, 'event_not_found')
  expect((await organizer.call(listStaff, named(event))).body.items).toEqual([])
})

test('an invited member hears of it here and by email, in words that name the part', async () => {
  const event = await putPublished(userId)
  const { client, email } = await completeMember(url)
  await invite(event, email, 'judge')
  await control.settle()
  const { items } = (await client.call(listNotifications, {})).body
  expect(items[0]).toMatchObject({
    kind: 'staff_invitation',
    message: `Pat Person asks you to be a judge at “${event.title}”.`,
    href: `/events/${event.id}?invited=yes`,
  })
  const [mail] = await control.inbox(email)
  expect(mail).toMatchObject({ subject: 'You are invited to help at an event' })
  expect(mail?.text).toContain(`asks you to be a judge at “${event.title}”`)
})

test('a helper who is given another part keeps the conflicts that they declared', async () => {
  const event = await putPublished(userId)
  const { client, email } = await completeMember(url)
  const helper = userIdOf(client)
  const declaredConflicts = [userId]
  await putHelper(event.id, helper, { role: 'judge', declaredConflicts })
  expect((await invite(event, email, 'desk')).status).toBe(201)
  expect(await eventStaff.get({ eventId: event.id, userId: helper as never })).toMatchObject({
    role: 'desk',
    status: 'invited',
    declaredConflicts,
  })
})

test('someone who organizes with the owner neither cancels the event nor archives its draft', async () => {
  const [event, draft] = [await putPublished(userId), await putEvent(userId)]
  const { client } = await completeMember(url)
  for (const { id } of [event, draft]) await putHelper(id, userIdOf(client), { role: 'organizer' })
  const reason = 'The lot is under water.'
  const cancelled = await client.call(cancelEvent, { ...named(event), body: { reason, version: 1 } })
  expectProblem(cancelled, 403, 'not_organizer')
  expect(cancelled.body).toMatchObject({ detail: 'Only the owner of this event can do this.' })
  const archived = await client.call(archiveEvent, { ...named(draft), body: { version: 1 } })
  expectProblem(archived, 403, 'not_organizer')
})

test('a judge or someone at the desk does not change the event', async () => {
  const event = await putPublished(userId)
  const { client } = await completeMember(url)
  await putHelper(event.id, userIdOf(client), { role: 'judge' })
  const refused = await client.call(updateEvent, { ...named(event), body: { ...someEvent(), version: 1 } })
  expectProblem(refused, 403, 'not_organizer')
})

test('the role of each person is asked for one event, however many others there are', async () => {
  const event = await putPublished(userId)
  const roleIn = async (client: typeof organizer, of = event) =>
    (await client.call(getEventRole, named(of))).body
  expect(await roleIn(organizer)).toEqual({ role: 'owner' })
  for (const [role, shown] of [
    ['organizer', { role: 'organizer' }],
    ['desk', { role: 'desk' }],
    ['judge', {}],
  ] as const) {
    const { client } = await completeMember(url)
    expect(await roleIn(client)).toEqual({})
    await putHelper(event.id, userIdOf(client), { role })
    expect(await roleIn(client)).toEqual(shown)
  }
  const invited = await completeMember(url)
  await putHelper(event.id, userIdOf(invited.client), { status: 'invited' })
  expect(await roleIn(invited.client)).toEqual({})
  expect(await roleIn(await demoClient(url, 'admin'))).toEqual({ role: 'administrator' })
  const draft = await putEvent(userId)
  expect(await roleIn(organizer, draft)).toEqual({ role: 'owner' })
  expectProblem(await invited.client.call(getEventRole, named(draft)), 404, 'event_not_found')
})

test('someone who declines is no helper, and cannot answer again', async () => {
  const event = await putPublished(userId)
  const { client, email } = await completeMember(url)
  await invite(event, email)
  const answer = (accepts: boolean) =>
    client.call(answerStaffInvitation, { ...named(event), body: { accepts } })
  expect((await answer(false)).status).toBe(204)
  expectProblem(await answer(true), 404, 'invitation_not_found')
})

test('another part asks again, and the same part stays accepted', async () => {
  const event = await putPublished(userId)
  const { client, email } = await completeMember(url)
  await putHelper(event.id, userIdOf(client), { role: 'desk' })
  expect((await invite(event, email, 'desk')).body).toMatchObject({ status: 'accepted', version: 2 })
  expect((await invite(event, email, 'judge')).body).toMatchObject({ status: 'invited', version: 3 })
})

test('only members are invited, and not the owner', async () => {
  const event = await putPublished(userId)
  expectProblem(await invite(event, 'no-one@example.test'), 404, 'member_not_found')
  const { client, email } = await completeMember(url)
  const own = await putPublished(userIdOf(client))
  const body = { email, role: 'desk' as const, classKeys: [] }
  expectProblem(await client.call(addStaff, { ...named(own), body }), 409, 'own_event')
})

test('an event has fifty helpers at most, however many are invited at once', async () => {
  const event = await putPublished(userId)
  for (let count = 0; count < 49; count++) await putHelper(event.id, crypto.randomUUID())
  const invited = await Promise.all(Array.from({ length: 3 }, () => completeMember(url)))
  const answers = await Promise.all(invited.map(({ email }) => invite(event, email)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const { items } = await eventStaff.list({
    pk: `EVT#${event.id}`,
    prefix: 'STAFF#',
    limit: 100,
    consistent: true,
  })
  expect(items).toHaveLength(50)
})

test('helpers find their events and invitations, page by page, and see none that was put away or is gone', async () => {
  const { client } = await completeMember(url)
  const helps = (event: Named, more: Parameters<typeof putHelper>[2] = {}) =>
    putHelper(event.id, userIdOf(client), more)
  const [shown, draft, own] = [await putPublished(userId), await putEvent(userId), await putPublished(userId)]
  await helps(shown, { role: 'judge' })
  await helps(draft, { role: 'desk', status: 'invited' })
  const archived = await putEvent(userId)
  await helps(archived)
  await organizer.call(archiveEvent, { ...named(archived), body: { version: 1 } })
  await helps({ id: unknownId('evt') })
  const list = async (query = {}) => (await client.call(listHelpedEvents, { query })).body

  const { items, nextCursor } = await list()
  expect(nextCursor).toBeUndefined()
  expect(items.map(({ id, role, status, phase }) => [id, role, status, phase])).toEqual([
    [draft.id, 'desk', 'invited', 'draft'],
    [shown.id, 'judge', 'accepted', 'open'],
  ])
  expect(items.map(({ id }) => id)).not.toContain(own.id)
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await list({ limit: 1, ...(cursor && { cursor }) })
    found.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  expect(found).toEqual([draft.id, shown.id])
})
