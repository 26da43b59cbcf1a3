import { expect, test } from 'vitest'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { addWalkIn as enterAtGate } from '#core/competitions/desk/add-walk-in.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { addWalkIn, cancelRegistration } from '#shared/competitions/desk/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { getMyRegistration } from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { asksFor } from '#test/support/asks-for.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { about, at, freeEntry, someWalkIn } from '#test/support/desk.ts'
import { deskWorld } from '#test/support/desk-world.ts'
import { someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { worldRequest } from '#test/support/world-request.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const { anEntrant, anEvent, atTheDesk, organizer } = await deskWorld(url)
const now = () => control.now()

test('a guest at the gate pays the fee of the gate, and the same form enters no one twice', async () => {
  const event = await anEvent({ classes: [someClass('S1', { feeCents: 2000 })] })
  const desk = await atTheDesk(event)
  const body = someWalkIn('S1')
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => desk.call(addWalkIn, { ...at(event), body })),
  )
  for (const answer of answers) expectSuccess(answer)
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers[0]?.body).toMatchObject({
    name: 'Gus Guest',
    number: 1,
    status: 'confirmed',
    pay: { state: 'paid', paidCents: 6000, method: 'cash' },
    price: [
      { label: 'Entry at the gate', cents: 4000 },
      { label: 'Class S1', cents: 2000 },
    ],
  })
  expect((await poolsOf(event.id)).get('S1')?.taken).toBe(1)
  const other = await desk.call(addWalkIn, { ...at(event), body: { ...body, name: 'Someone Else' } })
  expectProblem(other, 409, 'request_used')
})

test('a walk-in is a member where the address is that of one, and has entered once', async () => {
  const event = await anEvent()
  const member = await completeMember(url)
  const add = () =>
    organizer.client.call(addWalkIn, {
      ...at(event),
      body: { ...someWalkIn(), email: member.email, isMember: true },
    })
  const added = await add()
  expectSuccess(added)
  expect(added.body.guest).toBeUndefined()
  const own = await member.client.call(getMyRegistration, at(event))
  expect(own.body.registration).toMatchObject({ id: added.body.id, pay: { paidCents: 4000 } })
  expectProblem(await add(), 409, 'already_entered')
  const { items } = await transactions.list({
    pk: `USER#${added.body.userId}`,
    prefix: 'TRANSACTION#',
    limit: 100,
  })
  expect(
    items.some(({ purpose }) => purpose?.kind === 'entry' && purpose.registrationId === added.body.id),
  ).toBe(true)
})

test('a walk-in with the address of a member of another name is a question, which names no one', async () => {
  const event = await anEvent()
  const carl = await completeMember(url, { name: 'Carl Couple', firstName: 'Carl', lastName: 'Couple' })
  const form = { ...someWalkIn(), name: 'Dora Couple', email: carl.email }
  const add = (more: { requestId?: string; isMember?: boolean }) =>
    organizer.client.call(addWalkIn, { ...at(event), body: { ...form, ...more } })
  const asked = await add({})
  expectRefused(
    asked,
    'name_differs',
    'This address belongs to a member with another name. Is it the same person?',
  )
  expect(`${asked.text} ${JSON.stringify(asked.headers)}`).not.toMatch(/carl/i)
  expect((await poolsOf(event.id)).get('event')?.taken).toBe(0)

  const guest = await add({ isMember: false })
  expectSuccess(guest)
  expect(guest.body).toMatchObject({ name: 'Dora Couple', guest: { name: 'Dora Couple' } })
  expect(guest.text).not.toMatch(/carl couple/i)
  expect(guest.body.userId).toBeUndefined()
  // The same form again, also without the answer, is the same entry.
  const [again, repeated] = [await add({}), await add({ isMember: false })]
  for (const answer of [again, repeated]) expect(answer.body.id).toBe(guest.body.id)
  expect((await carl.client.call(getMyRegistration, at(event))).body.registration).toBeUndefined()

  const member = await add({ requestId: crypto.randomUUID(), isMember: true })
  expect(member.body).toMatchObject({ name: 'Carl Couple', userId: userIdOf(carl.client) })
})

test('the same name in another order, case, or spelling is no question', async () => {
  const event = await anEvent()
  const member = await completeMember(url, { name: 'José Martín' })
  const body = { ...someWalkIn(), name: 'MARTIN, Jose', email: member.email }
  const added = await organizer.client.call(addWalkIn, { ...at(event), body })
  expect(added.body).toMatchObject({ name: 'José Martín', userId: userIdOf(member.client) })
})

test('a form that arrives five times at once enters a member once, also at the last place', async () => {
  const event = await anEvent({ capacity: 1, waitingList: { on: false } })
  const member = await completeMember(url)
  const body = { ...someWalkIn(), email: member.email, isMember: true }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => organizer.client.call(addWalkIn, { ...at(event), body })),
  )
  for (const answer of answers) expectSuccess(answer)
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

test.each([
  ['counts the places', asksFor('POOL#')],
  ['writes', undefined],
])('a form that another call enters while this one %s is answered as that', async (_, isMeant) => {
  const event = await anEvent({ capacity: 1, waitingList: { on: false } })
  const member = await completeMember(url)
  const form = { ...someWalkIn(), email: member.email, isMember: true }
  const request = await worldRequest(control, organizer.userId, { eventId: event.id, form })
  beforeNextWrite(() => organizer.client.call(addWalkIn, { ...at(event), body: form }), isMeant)
  const answer = await enterAtGate(request, await now())
  expect(answer).toMatchObject({ userId: userIdOf(member.client), status: 'confirmed' })
  expect((await poolsOf(event.id)).get('event')).toMatchObject({ available: 0, taken: 1 })
})

test('a full event takes walk-ins from administrators alone', async () => {
  const event = await anEvent({ capacity: 1, waitingList: { on: false } })
  await anEntrant(event)
  expectRefused(
    await organizer.client.call(addWalkIn, { ...at(event), body: someWalkIn() }),
    'event_full',
    'This event is full.',
  )
  const admin = await demoClient(url, 'admin')
  const over = await admin.call(addWalkIn, { ...at(event), body: someWalkIn() })
  expectSuccess(over)
  expect((await poolsOf(event.id)).get('event')).toMatchObject({ available: -1, taken: 2 })
  const cancelled = await organizer.client.call(cancelRegistration, {
    ...about(over.body),
    body: { reason: 'They left before it began.' },
  })
  expectSuccess(cancelled)
  const late = await organizer.client.call(addWalkIn, { ...at(event), body: someWalkIn() })
  expectRefused(late, 'event_full', 'This event is full.')
})

test('the desk asks for the waiver and a class, and enters no one after check-in', async () => {
  const event = await anEvent({ classes: [someClass('S1')], waiver: 'You drive at your own risk.' })
  const add = (body: object, of: Event = event) =>
    organizer.client.call(addWalkIn, { ...at(of), body: { ...someWalkIn('S1'), ...body } })
  expectProblem(await add({ waiverAccepted: false }), 409, 'waiver_needed')
  expectProblem(await add({ entries: [] }), 409, 'class_needed')
  expectProblem(await add(someWalkIn('S9')), 409, 'class_unknown')
  const over = await anEvent({}, { checkInClosesAt: addTime(await now(), { minutes: -1 }) })
  expectProblem(await add({ entries: [] }, over), 409, 'check_in_closed')
})

test('someone whom a device entered while check-in was open is entered after it has closed, and no one later', async () => {
  const event = await anEvent(freeEntry, { checkInClosesAt: addTime(await now(), { minutes: -10 }) })
  const add = async (minutes: number) =>
    organizer.client.call(addWalkIn, {
      ...at(event),
      body: { ...someWalkIn(), deviceAt: addTime(await now(), { minutes }) },
    })
  expectSuccess(await add(-30))
  for (const minutes of [-5, 30, -25 * 60]) expectProblem(await add(minutes), 409, 'check_in_closed')
})
