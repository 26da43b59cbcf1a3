import { beforeAll, expect, test } from 'vitest'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { events } from '#core/events/events/events.ts'
import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { waitingListOf } from '#core/events/registrations/waiting-places.ts'
import { commit } from '#core/platform/db/commit.ts'
import { admitWaiting } from '#shared/competitions/desk/admission-contract.ts'
import { addWalkIn, listRegistrations, takeCash } from '#shared/competitions/desk/contract.ts'
import { getRoster, listScans } from '#shared/competitions/desk/gate-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { getMyRegistration } from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { about, at, liveEvent, someWalkIn } from '#test/support/desk.ts'
import { deskWorld } from '#test/support/desk-world.ts'
import { putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { enter } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
let world: Awaited<ReturnType<typeof deskWorld>>

beforeAll(async () => {
  world = await deskWorld(url)
})

/** Some people wait for one place that is free; entries are closed, and the gates are open. */
async function closedWithLine(people: number) {
  const event = await liveEvent(world.organizer.userId, {
    capacity: 1,
    waitingList: { on: true, limit: 5 },
  })
  const inside = await world.anEntrant(event)
  const line: Waiting[] = []
  for (let count = 0; count < people; count++) line.push(await inLine(event, `Wanda Wait${count}`))
  await commit(
    events.put(
      { ...event, entriesCloseAt: addTime(event.startsAt ?? '', { minutes: 1 }), version: event.version + 1 },
      { version: event.version },
    ),
  )
  const free = async () =>
    endRegistration(inside.registration, () => ({ as: 'withdrawn', refundCents: 0 }), await control.now())
  return { event, line, free }
}

async function inLine(event: Event, name: string) {
  const member = await feedMember(url, { name })
  const registration = await enter(event, member.userId, { joinWaitingList: true, number: 77 })
  expect(registration.status).toBe('waiting')
  return { ...member, registration }
}
type Waiting = Awaited<ReturnType<typeof inLine>>

const admit = (
  client: Client,
  { registration }: Pick<Waiting, 'registration'>,
  more: Partial<Parameters<typeof bodyOf>[0]> = {},
) => client.call(admitWaiting, { ...about(registration), body: bodyOf(more) })

const bodyOf = (more: { paid?: 'cash' | 'later'; dueCents?: number; reason?: string }) => ({
  paid: 'cash' as const,
  dueCents: 4000,
  ...more,
})

const reason = 'They drove the trailer here.'

test('the desk finds someone on the waitlist and admits them by one press at the price of the gate', async () => {
  const { event, line, free } = await closedWithLine(2)
  const [first, second] = line
  if (!first || !second) throw new Error('Two people are needed.')
  const desk = await world.atTheDesk(event)
  await free()
  await control.settle()
  const found = await desk.call(listRegistrations, { ...at(event), query: { q: 'Wait0' } })
  expect(found.body.items).toMatchObject([
    {
      id: first.registration.id,
      status: 'waiting',
      inLine: { position: 1, passes: 0, hasPlace: true, dueCents: 4000 },
    },
  ])
  const roster = await desk.call(getRoster, { ...at(event), query: {} })
  expect(roster.body.items.map(({ id, status }) => [id, status])).toContainEqual([
    first.registration.id,
    'waiting',
  ])
  const admitted = await admit(desk, first)
  expectSuccess(admitted)
  expect(admitted.body).toMatchObject({
    status: 'confirmed',
    number: 77,
    pay: { state: 'paid', paidCents: 4000, dueCents: 0, method: 'cash' },
  })
  expect((await poolsOf(event.id)).get('event')).toMatchObject({
    available: 0,
    reserved: 0,
    waiting: 1,
    taken: 1,
  })
  expect((await waitingListOf(event.id)).map(({ registrationId }) => registrationId)).toEqual([
    second.registration.id,
  ])
  const own = await first.client.call(getMyRegistration, at(event))
  expect(own.body.registration?.ticket).toBeDefined()
  expectRefused(await admit(desk, first), 'not_waiting', 'They are not on the waitlist anymore.')
  expectRefused(await admit(desk, second), 'event_full', 'This event is full.')
})

test('before others in line, someone is admitted with a reason alone, which the log of the gates keeps', async () => {
  const { event, line, free } = await closedWithLine(2)
  const [, second] = line
  if (!second) throw new Error('Two people are needed.')
  const desk = await world.atTheDesk(event)
  await free()
  expectRefused(
    await admit(desk, second),
    'reason_needed',
    '1 person is ahead of them on the waitlist. Say why they go first, in at least 10 characters.',
  )
  expectSuccess(await admit(desk, second, { reason, paid: 'later' }))
  const log = await desk.call(listScans, { ...at(event), query: {} })
  expect(log.body.items).toMatchObject([
    { registrationId: second.registration.id, outcome: 'from_line', reason, byName: 'Dana Desk' },
  ])
  expectSuccess(await desk.call(takeCash, { ...about(second.registration), body: { amountCents: 4000 } }))
})

test('an amount that is not the price is refused, and so is cash before they are admitted', async () => {
  const { event, line, free } = await closedWithLine(1)
  const [first] = line
  if (!first) throw new Error('Someone is needed.')
  const desk = await world.atTheDesk(event)
  await free()
  expectRefused(
    await admit(desk, first, { dueCents: 100 }),
    'amount_differs',
    'They pay $40.00 now. Check the amount.',
  )
  expectRefused(
    await desk.call(takeCash, { ...about(first.registration), body: { amountCents: 4000 } }),
    'not_admitted',
    'They are on the waitlist. Admit them first.',
  )
})

test('a walk-in with the address of someone in line is sent to their place in it', async () => {
  const { event, line, free } = await closedWithLine(1)
  const [first] = line
  if (!first) throw new Error('Someone is needed.')
  const desk = await world.atTheDesk(event)
  await free()
  expectProblem(
    await desk.call(addWalkIn, {
      ...at(event),
      body: { ...someWalkIn(), email: first.email, isMember: true },
    }),
    409,
    'on_waiting_list',
  )
})

test('one free place is for one of five who are admitted at the same moment', async () => {
  const { event, line, free } = await closedWithLine(5)
  const desk = await world.atTheDesk(event)
  await free()
  const answers = await Promise.all(line.map((one) => admit(desk, one, { reason })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await poolsOf(event.id)).get('event')).toMatchObject({
    available: 0,
    reserved: 0,
    waiting: 4,
    taken: 1,
  })
})

test('long before the show, organizers promote someone at the price of the day, and the desk does not', async () => {
  const event = await putPublished(world.organizer.userId, {
    payment: 'gate',
    capacity: 1,
    waitingList: { on: true, limit: 5 },
  })
  const inside = await world.anEntrant(event)
  const first = await inLine(event, 'Wanda One')
  const second = await inLine(event, 'Wanda Two')
  const desk = await world.atTheDesk(event)
  const organizer = await world.atTheDesk(event, 'organizer')
  expectProblem(await admit(desk, first, { dueCents: 3000 }), 403, 'not_organizer')
  expectProblem(await admit(organizer, first, { dueCents: 3000 }), 409, 'event_full')
  await endRegistration(inside.registration, () => ({ as: 'withdrawn', refundCents: 0 }), await control.now())
  await control.settle()
  // The place is offered to the first; the organizer gives it to them at once.
  const given = await admit(organizer, first, { paid: 'later', dueCents: 3000 })
  expect(given.body).toMatchObject({ status: 'confirmed', pay: { state: 'due', dueCents: 3000 } })
  expectProblem(await admit(organizer, second, { dueCents: 3000, reason }), 409, 'event_full')
})

test('an administrator goes over the limit for someone in line, with a reason where others wait longer', async () => {
  const { event, line } = await closedWithLine(2)
  const [first, second] = line
  if (!first || !second) throw new Error('Two people are needed.')
  const admin = await demoClient(url, 'admin')
  expectProblem(await admit(admin, second), 409, 'reason_needed')
  expectSuccess(await admit(admin, second, { reason }))
  expectSuccess(await admit(admin, first))
  expect((await poolsOf(event.id)).get('event')).toMatchObject({ available: -2, waiting: 0, taken: 3 })
})
