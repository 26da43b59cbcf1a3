import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { poolsOf } from '#core/event-places/pools.ts'
import { transactions } from '#core/transactions/transactions.ts'
import { giveCashBack } from '#shared/desk/cash-back-contract.ts'
import {
  addWalkIn,
  cancelRegistration,
  exportEntries,
  getDesk,
  getSettlement,
  listMyDesks,
  listRegistrations,
  moveEntry,
  reissueTicket,
  takeCash,
  waiveFee,
} from '#shared/desk/contract.ts'
import { checkIn, getRoster, listScans, undoCheckIn } from '#shared/desk/gate-contract.ts'
import type { Event } from '#shared/events/event.ts'
import { getMyRegistration } from '#shared/registrations/contract.ts'
import { addTime } from '#shared/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { liveEvent, someScan, someWalkIn } from '#test/support/desk.ts'
import { anOrganizer, putHelper, someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeStored, enter, putVehicle, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
let organizer: Awaited<ReturnType<typeof anOrganizer>>
const now = () => new Date().toISOString()

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const anEvent = (more: Parameters<typeof liveEvent>[1] = {}, changes: Partial<Event> = {}) =>
  liveEvent(organizer.userId, more, changes)
const free = { fees: { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 } }
const at = ({ id: eventId }: Pick<Event, 'id'>) => ({ params: { eventId } })
const about = ({ eventId, id }: { eventId: Event['id']; id: `reg_${string}` }) => ({
  params: { eventId, registrationId: id },
})

async function anEntrant(event: Event, more: Parameters<typeof enter>[2] = {}, name = 'Robin Porter') {
  const { client, userId } = await feedMember(url, { name })
  const registration = await enter(event, userId, { payAt: 'gate', ...more })
  const own = await client.call(getMyRegistration, at(event))
  return { client, userId, registration, ticket: own.body.registration?.ticket ?? '' }
}

async function atTheDesk(event: Event, role: 'desk' | 'organizer' | 'judge' = 'desk') {
  const helper = await feedMember(url, { name: 'Dana Desk' })
  await putHelper(event.id, helper.userId, { role })
  return helper.client
}

const checkedIn = async (event: Event) => (await poolsOf(event.id)).get('event')?.checkedIn
const scanned = (client: Client, event: Event, more: Parameters<typeof someScan>[0]) =>
  client.call(checkIn, { ...at(event), body: someScan(more) })

const expectRefused = (answer: Parameters<typeof expectProblem>[0], code: string, sentence: string) => {
  expectProblem(answer, 409, code)
  expect(answer.body).toMatchObject({ detail: sentence })
}

test('of 5 check-ins of one ticket at once one lets in, and 4 hear when that was', async () => {
  const event = await anEvent(free)
  const { registration, ticket } = await anEntrant(event)
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, gate) =>
      scanned(organizer.client, event, { ticket, gate: `Gate ${gate + 1}` }),
    ),
  )
  for (const answer of answers) expectSuccess(answer)
  const first = answers.filter(({ body }) => body.outcome === 'in')
  const others = answers.filter(({ body }) => body.outcome === 'already')
  expect([first.length, others.length]).toEqual([1, 4])
  const gate = first[0]?.body.registration.checkIn?.gate
  for (const { body } of others)
    expect(body.sentence).toMatch(new RegExp(`^Already checked in at \\d+:\\d\\d [AP]M at ${gate}$`))
  expect(await checkedIn(event)).toBe(1)
  const { items } = (await organizer.client.call(listScans, at(event))).body
  expect(items.map(({ outcome }) => outcome).sort()).toEqual([
    'already',
    'already',
    'already',
    'already',
    'in',
  ])
  expect(items[0]).toMatchObject({ name: 'Robin Porter', number: registration.number, how: 'scan' })
})

test('the same scan sent five times is one scan with one answer', async () => {
  const event = await anEvent(free)
  const { ticket } = await anEntrant(event)
  const body = someScan({ ticket })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => organizer.client.call(checkIn, { ...at(event), body })),
  )
  for (const answer of answers) expect(answer.body).toMatchObject({ outcome: 'in', sentence: 'Checked in' })
  expect(await checkedIn(event)).toBe(1)
  expect((await organizer.client.call(listScans, at(event))).body.items).toHaveLength(1)
})

test('someone who has not paid hears what to take, and is in after paying in cash', async () => {
  const event = await anEvent()
  const desk = await atTheDesk(event)
  const { registration, userId, ticket } = await anEntrant(event)
  const unpaid = await scanned(desk, event, { ticket })
  expect(unpaid.body).toMatchObject({ outcome: 'unpaid', sentence: 'Unpaid: take $30.00' })
  expect(await checkedIn(event)).toBe(0)
  expectRefused(
    await desk.call(takeCash, { ...about(registration), body: { amountCents: 2000 } }),
    'amount_differs',
    '$30.00 is due. Check the amount.',
  )
  const paid = await desk.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  expect(paid.body.pay).toMatchObject({ state: 'paid', dueCents: 0, paidCents: 3000, method: 'cash' })
  const again = await desk.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  expectProblem(again, 409, 'nothing_due')
  expect((await scanned(desk, event, { ticket })).body.outcome).toBe('in')
  const { items } = await transactions.list({ pk: `USER#${userId}`, prefix: 'TRANSACTION#', limit: 10 })
  expect(items).toMatchObject([
    {
      id: paid.body.pay.transactionId,
      type: 'payment',
      paymentProvider: 'manual',
      amountCents: 3000,
      purpose: { kind: 'entry', registrationId: registration.id },
    },
  ])
})

test('cash is taken once, however many take it at the same moment', async () => {
  const event = await anEvent()
  const { registration, userId } = await anEntrant(event)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      organizer.client.call(takeCash, { ...about(registration), body: { amountCents: 3000 } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { items } = await transactions.list({ pk: `USER#${userId}`, prefix: 'TRANSACTION#', limit: 10 })
  expect(items).toHaveLength(1)
})

test('someone let in without the network is in and flagged, though their entry was cancelled or is unpaid', async () => {
  const event = await anEvent()
  const cancelled = await anEntrant(event)
  const unpaid = await anEntrant(event)
  await organizer.client.call(cancelRegistration, {
    ...about(cancelled.registration),
    body: { reason: 'They asked us by telephone.' },
  })
  const refused = await scanned(organizer.client, event, { ticket: cancelled.ticket })
  expectRefused(refused, 'registration_over', 'Their entry was cancelled.')
  const first = await scanned(organizer.client, event, { ticket: cancelled.ticket, admitted: true })
  expect(first.body).toMatchObject({
    outcome: 'admitted_flagged',
    sentence: 'They were let in. Their entry was cancelled',
    registration: { status: 'cancelled', checkIn: { gate: 'Gate 1' } },
  })
  const second = await scanned(organizer.client, event, { ticket: unpaid.ticket, admitted: true })
  expect(second.body).toMatchObject({
    outcome: 'admitted_flagged',
    sentence: 'They were let in unpaid: $30.00 is still due',
    registration: { pay: { state: 'due', dueCents: 3000 } },
  })
  expect(await checkedIn(event)).toBe(2)
})

test('of two devices without the network the earlier time counts, if its clock can be trusted', async () => {
  const event = await anEvent(free)
  const { registration, ticket } = await anEntrant(event)
  const early = addTime(now(), { minutes: -30 })
  await scanned(organizer.client, event, {
    ticket,
    admitted: true,
    deviceAt: addTime(now(), { minutes: -20 }),
    clockAheadMs: 0,
  })
  const wrong = { ticket, admitted: true, deviceAt: early, gate: 'Gate 2', clockAheadMs: -3_600_000 }
  const late = await scanned(organizer.client, event, wrong)
  expect(late.body).toMatchObject({ outcome: 'already', registration: { checkIn: { gate: 'Gate 1' } } })
  const right = await scanned(organizer.client, event, { ...wrong, clockAheadMs: 2000 })
  expect(right.body).toMatchObject({
    outcome: 'already',
    registration: { checkIn: { gate: 'Gate 2', at: early } },
  })
  expect(await checkedIn(event)).toBe(1)
  expect((await storedRegistration(registration)).checkIn?.at).toBe(early)
})

test('a code of another event, an older ticket or any QR code opens nothing, and is kept as refused', async () => {
  const [event, other] = [await anEvent(free), await anEvent(free)]
  const { registration, ticket } = await anEntrant(event)
  const elsewhere = await anEntrant(other)
  const tries = [
    elsewhere.ticket,
    'https://example.test/?id=1',
    `CA1.${registration.code}.${'A'.repeat(22)}`,
    registration.code,
  ]
  for (const text of tries)
    expectProblem(await scanned(organizer.client, event, { ticket: text }), 404, 'ticket_unknown')
  const reissued = await organizer.client.call(reissueTicket, {
    ...about(registration),
    body: { version: registration.version },
  })
  expect(reissued.body).toMatchObject({ ticketIssue: 2 })
  const older = await scanned(organizer.client, event, { ticket })
  expectProblem(older, 404, 'ticket_unknown')
  expect(older.body).toMatchObject({ detail: expect.stringContaining('does not count any more') })
  expectProblem(await scanned(organizer.client, event, { code: registration.code }), 404, 'ticket_unknown')
  const typed = reissued.body.code.replaceAll('0', 'o').replaceAll('1', 'i').toLowerCase()
  expect(
    (await scanned(organizer.client, event, { code: `${typed.slice(0, 4)}-${typed.slice(4)}` })).body,
  ).toMatchObject({ outcome: 'in' })
  const { items } = (await organizer.client.call(listScans, at(event))).body
  expect(items.map(({ outcome }) => outcome)).toEqual(['in', ...Array(6).fill('refused')])
})

test('no one is checked in before check-in opens or after it closes, but what a device did is noted', async () => {
  const event = await anEvent(free, { checkInClosesAt: addTime(now(), { minutes: -1 }) })
  const { ticket } = await anEntrant(event)
  expectProblem(await scanned(organizer.client, event, { ticket }), 409, 'check_in_closed')
  const admitted = await scanned(organizer.client, event, { ticket, admitted: true })
  expect(admitted.body.outcome).toBe('in')
  const soon = await anEvent(free, { checkInOpensAt: addTime(now(), { hours: 1 }) })
  const early = await anEntrant(soon)
  expectProblem(await scanned(organizer.client, soon, { ticket: early.ticket }), 409, 'check_in_closed')
})

test('a check-in that is taken back is as if no one had come, and a second time changes nothing', async () => {
  const event = await anEvent(free)
  const { registration, ticket } = await anEntrant(event)
  await scanned(organizer.client, event, { ticket })
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => organizer.client.call(undoCheckIn, about(registration))),
  )
  for (const { status } of answers) expect(status).toBe(204)
  expect(await checkedIn(event)).toBe(0)
  const { items } = (await organizer.client.call(listScans, at(event))).body
  expect(items.map(({ outcome }) => outcome)).toEqual(['undone', 'in'])
  expect((await scanned(organizer.client, event, { ticket })).body.outcome).toBe('in')
})

test('40 people at two gates at once are all in and counted', async () => {
  const event = await anEvent(free)
  const people = await Promise.all(Array.from({ length: 40 }, () => anEntrant(event)))
  const answers = await Promise.all(
    people.map(({ ticket }, index) =>
      scanned(organizer.client, event, { ticket, gate: `Gate ${(index % 2) + 1}` }),
    ),
  )
  expect(answers.map(({ body }) => body.outcome)).toEqual(Array(40).fill('in'))
  expect(await checkedIn(event)).toBe(40)
})

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
      body: { ...someWalkIn(), email: member.email },
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
  expect(items.some(({ purpose }) => purpose?.registrationId === added.body.id)).toBe(true)
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
  const over = await anEvent({}, { checkInClosesAt: addTime(now(), { minutes: -1 }) })
  expectProblem(await add({ entries: [] }, over), 409, 'check_in_closed')
})

test('a vehicle moves to another class with its place, its fee and the reason', async () => {
  const event = await anEvent({
    classes: [someClass('S1', { feeCents: 1500, capacity: 5 }), someClass('S2', { capacity: 1 })],
  })
  const member = await feedMember(url)
  const { id: vehicleId } = await putVehicle(member.userId)
  const registration = await enter(event, member.userId, {
    entries: [{ classKey: 'S1', vehicleId }],
    payAt: 'gate',
  })
  const move = (entryId: string, version: number) =>
    organizer.client.call(moveEntry, {
      params: { ...about(registration).params, entryId: entryId as `ent_${string}` },
      body: { classKey: 'S2', reason: 'Measured over the limit.', version },
    })
  const entryId = registration.entries[0]?.id ?? ''
  expectProblem(await move(entryId, registration.version + 1), 409, 'version_conflict')
  const moved = await move(entryId, registration.version)
  expect(moved.body.entries).toMatchObject([
    { id: entryId, classKey: 'S1', status: 'moved', reason: 'Measured over the limit.' },
    { classKey: 'S2', status: 'in', vehicleId, reason: 'Measured over the limit.' },
  ])
  expect(moved.body.price.find(({ classKey }) => classKey)).toMatchObject({ classKey: 'S2', cents: 1500 })
  const pools = await poolsOf(event.id)
  expect(pools.get('S1')).toMatchObject({ available: 5, taken: 0 })
  expect(pools.get('S2')).toMatchObject({ available: 0, taken: 1 })
  expectProblem(await move(entryId, moved.body.version), 404, 'entry_not_found')
})

test('organizers cancel with all the money back and waive fees; the desk does neither', async () => {
  const event = await anEvent()
  const desk = await atTheDesk(event)
  const { registration } = await anEntrant(event)
  const reason = 'The car was sold last week.'
  await desk.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  expectProblem(
    await desk.call(cancelRegistration, { ...about(registration), body: { reason } }),
    403,
    'not_organizer',
  )
  const cancelled = await organizer.client.call(cancelRegistration, {
    ...about(registration),
    body: { reason },
  })
  expect(cancelled.body).toMatchObject({
    status: 'cancelled',
    pay: { state: 'refund_pending', paidCents: 3000, refundedCents: 3000 },
  })
  expect((await poolsOf(event.id)).get('event')?.taken).toBe(0)
  const other = await anEntrant(event)
  expectProblem(
    await desk.call(waiveFee, { ...about(other.registration), body: { reason } }),
    403,
    'not_organizer',
  )
  const waived = await organizer.client.call(waiveFee, { ...about(other.registration), body: { reason } })
  expect(waived.body.pay).toMatchObject({ state: 'waived', dueCents: 0, paidCents: 0 })
})

test('the figures say what came in by card and in cash, what went back and what is left', async () => {
  const event = await anEvent()
  const [card, cash, waived, due, back] = await Promise.all(Array.from({ length: 5 }, () => anEntrant(event)))
  if (!card || !cash || !waived || !due || !back) throw new Error('Five people are needed.')
  await changeStored(card.registration, {
    pay: { state: 'paid', dueCents: 0, paidCents: 3000, refundedCents: 500, method: 'card' },
  })
  for (const { registration } of [cash, back])
    await organizer.client.call(takeCash, { ...about(registration), body: { amountCents: 3000 } })
  const body = { reason: 'A friend of the house.' }
  await organizer.client.call(waiveFee, { ...about(waived.registration), body })
  await organizer.client.call(cancelRegistration, { ...about(back.registration), body })
  await scanned(organizer.client, event, { ticket: cash.ticket })
  expect((await organizer.client.call(getSettlement, at(event))).body).toEqual({
    cardCents: 3000,
    cashCents: 6000,
    waivedCents: 3000,
    refundedCents: 500,
    toGiveBackCents: 3000,
    cashOnHandCents: 6000,
    dueCents: 3000,
    netCents: 5500,
    confirmed: 4,
    checkedIn: 1,
  })
  await organizer.client.call(giveCashBack, { ...about(back.registration), body: { amountCents: 3000 } })
  expect((await organizer.client.call(getSettlement, at(event))).body).toMatchObject({
    refundedCents: 3500,
    toGiveBackCents: 0,
    cashOnHandCents: 3000,
    netCents: 5500,
  })
  const desk = await atTheDesk(event)
  expectProblem(await desk.call(getSettlement, at(event)), 403, 'not_organizer')
})

test('the roster tells a device a ticket by its hash and says nothing of how to reach anyone', async () => {
  const event = await anEvent()
  const { ticket, registration } = await anEntrant(event)
  await organizer.client.call(addWalkIn, {
    ...at(event),
    body: { ...someWalkIn(), email: 'gus@guests.test' },
  })
  const first = await organizer.client.call(getRoster, { ...at(event), query: { limit: 1 } })
  expect(first.body.items).toMatchObject([
    {
      id: registration.id,
      name: 'Robin Porter',
      dueCents: 3000,
      status: 'confirmed',
      ticketHash: createHash('sha256').update(ticket).digest('hex'),
    },
  ])
  const rest = await organizer.client.call(getRoster, {
    ...at(event),
    query: { cursor: first.body.nextCursor },
  })
  expect(rest.body.items).toMatchObject([{ name: 'Gus Guest', dueCents: 0 }])
  expect(JSON.stringify([first.body, rest.body])).not.toMatch(/@|answers|phone/)
})

test('the export is a file in parts that runs nothing in a spreadsheet', async () => {
  const event = await anEvent()
  await organizer.client.call(addWalkIn, { ...at(event), body: { ...someWalkIn(), name: '=1+1' } })
  const { csv, rows } = (await organizer.client.call(exportEntries, { ...at(event), body: {} })).body
  expect(rows).toBe(1)
  expect(csv).toMatch(/^\ufeffNumber,Name,Email/)
  expect(csv).toContain("1,'=1+1,")
  expectProblem(
    await (await atTheDesk(event)).call(exportEntries, { ...at(event), body: {} }),
    403,
    'not_organizer',
  )
})

test('organizers and the desk find people by number, code, name and car; a desk sees no addresses', async () => {
  const event = await anEvent({ classes: [someClass('S1'), someClass('S2')] })
  const add = (name: string, classKey: string) =>
    organizer.client.call(addWalkIn, {
      ...at(event),
      body: { ...someWalkIn(classKey), name, email: `${name.split(' ')[0]?.toLowerCase()}@guests.test` },
    })
  const ana = (await add('Ana Núñez', 'S1')).body
  await add('Bo Reed', 'S2')
  const desk = await atTheDesk(event)
  const found = async (query: object) =>
    (await desk.call(listRegistrations, { ...at(event), query })).body.items.map(({ name }) => name)
  await expect.poll(() => found({})).toEqual(['Ana Núñez', 'Bo Reed'])
  expect(await found({ q: 'nunez' })).toEqual(['Ana Núñez'])
  expect(await found({ q: String(ana.number) })).toEqual(['Ana Núñez'])
  expect(await found({ q: ana.code.toLowerCase() })).toEqual(['Ana Núñez'])
  expect(await found({ q: 'ford focus' })).toHaveLength(2)
  expect(await found({ classKey: 'S2' })).toEqual(['Bo Reed'])
  const seen = await desk.call(listRegistrations, at(event))
  expect(seen.body.items.some(({ email, guest }) => email ?? guest)).toBe(false)
  const organizers = await organizer.client.call(listRegistrations, at(event))
  expect(organizers.body.items[0]).toMatchObject({ email: 'ana@guests.test' })
})

test('only the owner, organizers, the desk and administrators come to the desk, and each hears as what', async () => {
  const event = await anEvent()
  const roleOf = async (client: Client) => client.call(getDesk, at(event))
  expect((await roleOf(organizer.client)).body).toMatchObject({ role: 'owner', counts: { checkedIn: 0 } })
  expect((await roleOf(await atTheDesk(event, 'organizer'))).body.role).toBe('organizer')
  expect((await roleOf(await atTheDesk(event, 'desk'))).body.role).toBe('desk')
  expect((await roleOf(await demoClient(url, 'admin'))).body.role).toBe('administrator')
  expectProblem(await roleOf(await atTheDesk(event, 'judge')), 404, 'not_desk')
  const invited = await feedMember(url)
  await putHelper(event.id, invited.userId, { role: 'desk', status: 'invited' })
  expectProblem(await roleOf(invited.client), 404, 'not_desk')
})

test('people at the desk find the events where they help, from the moment they accept', async () => {
  const [event, other] = [await anEvent(), await anEvent()]
  const helper = await feedMember(url)
  await putHelper(event.id, helper.userId, { role: 'desk' })
  await putHelper(other.id, helper.userId, { role: 'desk', status: 'invited' })
  await putHelper((await anEvent()).id, helper.userId, { role: 'judge' })
  await expect
    .poll(async () => (await helper.client.call(listMyDesks, {})).body.items)
    .toEqual([{ eventId: event.id, role: 'desk' }])
})
