import { expect, test } from 'vitest'
import { eventStaff, invitationKey } from '#core/events/event-staff/event-staff.ts'
import { erased } from '#core/events/event-staff/member-data.ts'
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
import { addTime } from '#shared/platform/time/add-time.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, putEvent, putHelper, putPublished, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newEmail } from '#test/support/new-member.ts'
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

test('an owner does not invite themselves, and learns nothing where a helper invites the owner', async () => {
  const { client, email } = await completeMember(url)
  const own = await putPublished(userIdOf(client))
  const input = { ...named(own), body: { email, role: 'desk' as const, classKeys: [] } }
  expectProblem(await client.call(addStaff, input), 409, 'own_event')
  const helper = await completeMember(url)
  await putHelper(own.id, userIdOf(helper.client), { role: 'organizer' })
  expect((await helper.client.call(addStaff, input)).body).toMatchObject({ status: 'invited', name: email })
  const accepted = await client.call(answerStaffInvitation, { ...named(own), body: { accepts: true } })
  expectProblem(accepted, 409, 'own_event')
})

test('an invitation answers the same for every address, and names no one until they accept', async () => {
  const event = await putPublished(userId)
  const member = await completeMember(url)
  const leaving = await completeMember(url, { deletionDueAt: '2099-01-01T00:00:00.000Z' })
  const newcomer = newEmail()
  const addresses = [member.email, leaving.email, newcomer]
  const answers = []
  for (const email of addresses) answers.push(await invite(event, email, 'judge'))
  const shown = answers.map(({ status, body }) => ({ ...body, userId: '', invitedAt: '', answered: status }))
  expect(shown).toEqual(addresses.map((email) => ({ ...shown[0], email, name: email, answered: 201 })))
  const { items } = (await organizer.call(listStaff, named(event))).body
  expect(items.map(({ name, email, status }) => [name, email, status]).toSorted()).toEqual(
    addresses.map((email) => [email, email, 'invited']).toSorted(),
  )
  for (const { userId: shown } of items)
    expect([userIdOf(member.client), userIdOf(leaving.client)]).not.toContain(shown)
  await control.settle()
  const subjects = async (email: string) => (await control.inbox(email)).map(({ subject }) => subject)
  for (const email of [member.email, newcomer])
    expect(await subjects(email)).toContain('You are invited to help at an event')
  // An account that is about to be deleted is left alone.
  expect(await subjects(leaving.email)).not.toContain('You are invited to help at an event')
  const { items: told } = (await leaving.client.call(listNotifications, {})).body
  expect(told.filter(({ kind }) => kind === 'staff_invitation')).toEqual([])
  expectSuccess(await member.client.call(answerStaffInvitation, { ...named(event), body: { accepts: true } }))
  expect((await organizer.call(listStaff, named(event))).body.items).toContainEqual(
    expect.objectContaining({ userId: userIdOf(member.client), name: 'Dana de la Cruz', status: 'accepted' }),
  )
})

test('someone who signs up with an invited address finds the invitation and accepts it', async () => {
  const event = await putEvent(userId)
  const email = newEmail()
  await invite(event, email, 'desk')
  const { client } = await completeMember(url, { email })
  expect((await client.call(listHelpedEvents, {})).body.items).toMatchObject([
    { id: event.id, status: 'invited' },
  ])
  expectSuccess(await client.call(answerStaffInvitation, { ...named(event), body: { accepts: true } }))
  expect((await client.call(listHelpedEvents, {})).body.items).toMatchObject([
    { id: event.id, status: 'accepted' },
  ])
  expect((await organizer.call(listStaff, named(event))).body.items).toHaveLength(1)
})

test('invitations to an address go with its account', async () => {
  const event = await putPublished(userId)
  const email = newEmail()
  await invite(event, email)
  const now = await control.now()
  await erased.eraseAt?.({ email, until: '2020-01-01T00:00:00.000Z', passedOn: true, now })
  expect((await organizer.call(listStaff, named(event))).body.items).toHaveLength(1)
  await erased.eraseAt?.({ email, until: undefined, passedOn: false, now })
  expect((await organizer.call(listStaff, named(event))).body.items).toEqual([])
})

test('an invitation is for its address alone', async () => {
  const event = await putPublished(userId)
  const [invited, other] = await Promise.all([completeMember(url), completeMember(url)])
  await invite(event, invited.email)
  const answer = await other.client.call(answerStaffInvitation, { ...named(event), body: { accepts: true } })
  expectProblem(answer, 404, 'invitation_not_found')
})

test('a member who was invited before addresses were kept still answers, and shows no address until then', async () => {
  const event = await putPublished(userId)
  const { client, email } = await completeMember(url)
  await putHelper(event.id, userIdOf(client), { role: 'desk', status: 'invited' })
  expect((await organizer.call(listStaff, named(event))).body.items).toMatchObject([{ email: '' }])
  expectSuccess(await client.call(answerStaffInvitation, { ...named(event), body: { accepts: true } }))
  expect((await organizer.call(listStaff, named(event))).body.items).toMatchObject([{ email }])
})

test('the same invitation again within a day is not sent again, and one member asks an address three times a day', async () => {
  const event = await putPublished(userId)
  const { client, email } = await completeMember(url)
  const first = await invite(event, email, 'judge')
  expect((await invite(event, email, 'judge')).body).toMatchObject({
    status: 'invited',
    invitedAt: first.body.invitedAt,
  })
  await control.settle()
  const told = async () =>
    (await client.call(listNotifications, {})).body.items.filter(({ kind }) => kind === 'staff_invitation')
  expect(await told()).toHaveLength(1)
  expect(await control.inbox(email)).toHaveLength(1)
  for (const role of ['desk', 'judge'] as const) expect((await invite(event, email, role)).status).toBe(201)
  expectProblem(await invite(event, email, 'desk'), 429, 'rate_limited')
  const another = await anOrganizer(url)
  const other = await putPublished(another.userId)
  const body = { email, role: 'desk' as const, classKeys: [] }
  expect((await another.client.call(addStaff, { ...named(other), body })).status).toBe(201)
})

test('an invitation ends after thirty days: no one sees or accepts it, and its place is free', async () => {
  const event = await putPublished(userId)
  const { client, email } = await completeMember(url)
  const invitedAt = addTime(await control.now(), { days: -31 })
  for (let count = 0; count < 48; count++) await putHelper(event.id, crypto.randomUUID())
  await putHelper(event.id, crypto.randomUUID(), { status: 'invited', invitedAt })
  const ended = { ...invitationKey(event.id, email), toEmail: email, status: 'invited', invitedAt } as const
  await putHelper(event.id, ended.userId, ended)
  const answer = () => client.call(answerStaffInvitation, { ...named(event), body: { accepts: true } })
  expectProblem(await answer(), 404, 'invitation_not_found')
  expect((await client.call(listHelpedEvents, {})).body.items).toEqual([])
  expect((await organizer.call(listStaff, named(event))).body.items).toHaveLength(48)
  expect((await invite(event, newEmail())).status).toBe(201)
  expect((await invite(event, email)).status).toBe(201)
  expectProblem(await invite(event, newEmail()), 409, 'too_many_staff')
  expectSuccess(await answer())
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
