import { expect, test } from 'vitest'
import { cancelRegistration, reissueTicket } from '#shared/competitions/desk/contract.ts'
import { checkIn, listScans, undoCheckIn } from '#shared/competitions/desk/gate-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { about, at, checkedIn, freeEntry, scanned, someScan } from '#test/support/desk.ts'
import { deskWorld } from '#test/support/desk-world.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const { anEntrant, anEvent, organizer } = await deskWorld(url)
const now = () => control.now()

test('one of 5 simultaneous check-ins of a ticket lets in, and 4 hear when that was', async () => {
  const event = await anEvent(freeEntry)
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
  const event = await anEvent(freeEntry)
  const { ticket } = await anEntrant(event)
  const body = someScan({ ticket })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => organizer.client.call(checkIn, { ...at(event), body })),
  )
  for (const answer of answers) expect(answer.body).toMatchObject({ outcome: 'in', sentence: 'Checked in' })
  expect(await checkedIn(event)).toBe(1)
  expect((await organizer.client.call(listScans, at(event))).body.items).toHaveLength(1)
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

test('the earlier time of two devices without the network counts, if its clock can be trusted', async () => {
  const event = await anEvent(freeEntry)
  const { registration, ticket } = await anEntrant(event)
  const early = addTime(await now(), { minutes: -30 })
  await scanned(organizer.client, event, {
    ticket,
    admitted: true,
    deviceAt: addTime(await now(), { minutes: -20 }),
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
  const [event, other] = [await anEvent(freeEntry), await anEvent(freeEntry)]
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
  expect(older.body).toMatchObject({ detail: expect.stringContaining('is no longer valid') })
  expectProblem(await scanned(organizer.client, event, { code: registration.code }), 404, 'ticket_unknown')
  const typed = reissued.body.code.replaceAll('0', 'o').replaceAll('1', 'i').toLowerCase()
  expect(
    (await scanned(organizer.client, event, { code: `${typed.slice(0, 4)}-${typed.slice(4)}` })).body,
  ).toMatchObject({ outcome: 'in' })
  const { items } = (await organizer.client.call(listScans, at(event))).body
  expect(items.map(({ outcome }) => outcome)).toEqual(['in', ...Array(6).fill('refused')])
})

test('no one is checked in before check-in opens or after it closes, but what a device did is noted', async () => {
  const event = await anEvent(freeEntry, { checkInClosesAt: addTime(await now(), { minutes: -1 }) })
  const { ticket } = await anEntrant(event)
  expectProblem(await scanned(organizer.client, event, { ticket }), 409, 'check_in_closed')
  const admitted = await scanned(organizer.client, event, { ticket, admitted: true })
  expect(admitted.body.outcome).toBe('in')
  const soon = await anEvent(freeEntry, { checkInOpensAt: addTime(await now(), { hours: 1 }) })
  const early = await anEntrant(soon)
  expectProblem(await scanned(organizer.client, soon, { ticket: early.ticket }), 409, 'check_in_closed')
})

test('a check-in that is taken back is as if no one had come, and a second time changes nothing', async () => {
  const event = await anEvent(freeEntry)
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
  const event = await anEvent(freeEntry)
  // One after the other, because what is tested is the gate and not the rush for places.
  const people: Awaited<ReturnType<typeof anEntrant>>[] = []
  while (people.length < 40) people.push(await anEntrant(event))
  const answers = await Promise.all(
    people.map(({ ticket }, index) =>
      scanned(organizer.client, event, { ticket, gate: `Gate ${(index % 2) + 1}` }),
    ),
  )
  expect(answers.map(({ body }) => body.outcome)).toEqual(Array(40).fill('in'))
  expect(await checkedIn(event)).toBe(40)
})

test('a ticket opens inside what a scanner sends around it, and a scan without any code is kept as refused', async () => {
  const event = await anEvent(freeEntry)
  const { ticket } = await anEntrant(event)
  const foreign = { how: 'scan', deviceAt: await now() } as const
  expectProblem(await scanned(organizer.client, event, foreign), 404, 'ticket_unknown')
  const wrapped = `]Q1https://boxrise.example/tickets/at-the-gate?ticket=${ticket}&from=mail\r\n`
  const answer = await scanned(organizer.client, event, { ticket: wrapped })
  expect(answer.body).toMatchObject({ outcome: 'in' })
  const { items } = (await organizer.client.call(listScans, at(event))).body
  expect(items.map(({ outcome }) => outcome)).toEqual(['in', 'refused'])
})

test('the ticket and the code of another event are refused by the name of that event', async () => {
  const event = await anEvent(freeEntry)
  const other = await anEvent({ ...freeEntry, title: 'Harbor Bass Classic' })
  const { ticket, registration } = await anEntrant(other)
  const sentence = 'This ticket is for Harbor Bass Classic, not for this event.'
  const { code } = registration
  for (const shown of [{ ticket }, { code }]) {
    const refused = await scanned(organizer.client, event, shown)
    expectProblem(refused, 404, 'ticket_unknown')
    expect(refused.body).toMatchObject({ detail: sentence })
  }
  // Without the whole key it is a ticket that someone made up.
  const forged = await scanned(organizer.client, event, { ticket: `CA1.${code}.${'A'.repeat(22)}` })
  expect(forged.body).toMatchObject({
    detail: 'This is not a ticket for this event. Look for the name in the list.',
  })
  const { items } = (await organizer.client.call(listScans, at(event))).body
  expect(items.map(({ outcome, name }) => [outcome, name])).toEqual(Array(3).fill(['refused', undefined]))
})
