import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatsOf } from '#core/competitions/competitions/class-at.ts'
import { runs } from '#core/competitions/competitions/runs.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  addWalkIn,
  exportEntries,
  getDesk,
  listRegistrations,
  moveEntry,
} from '#shared/competitions/desk/contract.ts'
import { getRoster } from '#shared/competitions/desk/gate-contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { listEntrants } from '#shared/events/registrations/contract.ts'
import type { Client } from '#test/support/client.ts'
import { aRun, judgedEvent, newRunId, putClass } from '#test/support/competitions.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { about, at, someWalkIn } from '#test/support/desk.ts'
import { deskWorld } from '#test/support/desk-world.ts'
import { putHelper, someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { enter, putVehicle } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const { anEntrant, anEvent, atTheDesk, organizer } = await deskWorld(url)

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

test('a vehicle joins no class that is over, and leaves none in which it was scored', async () => {
  const event = await anEvent({ classes: [someClass('S1'), someClass('S2')] })
  const member = await feedMember(url)
  const { id: vehicleId } = await putVehicle(member.userId)
  const registration = await enter(event, member.userId, { entries: [{ classKey: 'S1', vehicleId }] })
  const entryId = registration.entries[0]?.id ?? ''
  const move = () =>
    organizer.client.call(moveEntry, {
      params: { ...about(registration).params, entryId: entryId as `ent_${string}` },
      body: { classKey: 'S2', reason: 'Measured over the limit.', version: registration.version },
    })
  await putClass({ event, classKey: 'S2' }, { state: 'provisional', revision: 1 })
  expectProblem(await move(), 409, 'class_state')
  await putClass({ event, classKey: 'S2' }, { state: 'running' })
  const at = { eventId: event.id, classKey: 'S1', entryId, revision: 1, version: 1 }
  await commit(
    runs.put(
      {
        ...at,
        ...aRun({ entryId: entryId as never }),
        id: newRunId(),
        keptHundredths: 15_000,
        bonusHundredths: 0,
        source: 'lane',
        by: member.userId as never,
        createdAt: event.createdAt,
        updatedAt: event.createdAt,
      },
      { absent: true },
    ),
  )
  expectProblem(await move(), 409, 'entry_scored')
})

test('the roster lets a device recognize a ticket by its hash, and does not say how to reach anyone', async () => {
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

test('each class has its own vehicle on the list of the devices, among the entrants, and in the export', async () => {
  const event = await anEvent({ classes: [someClass('S1'), someClass('S4')] })
  const member = await feedMember(url)
  const [civic, tahoe] = [
    await putVehicle(member.userId, { year: 2006 }),
    await putVehicle(member.userId, { year: 2009, make: 'Chevrolet', model: 'Tahoe' }),
  ]
  await enter(event, member.userId, {
    entries: [
      { classKey: 'S4', vehicleId: tahoe.id },
      { classKey: 'S1', vehicleId: civic.id },
    ],
    payAt: 'gate',
    isListed: true,
  })
  const vehicles = [
    { classKey: 'S4', vehicle: '2009 Chevrolet Tahoe' },
    { classKey: 'S1', vehicle: '2006 Honda Civic' },
  ]
  const { items } = (await organizer.client.call(getRoster, at(event))).body
  expect(items).toMatchObject([{ classKeys: ['S4', 'S1'], vehicles }])
  expect(items[0]?.vehicle).toBeUndefined()
  const entrants = await organizer.client.call(listEntrants, at(event))
  expect(entrants.body.items).toMatchObject([{ classKeys: ['S4', 'S1'], vehicles }])
  const { csv } = (await organizer.client.call(exportEntries, { ...at(event), body: {} })).body
  expect(csv).toContain('S4 S1,S4: 2009 Chevrolet Tahoe; S1: 2006 Honda Civic,')
})

test('the desk knows the runs of measured classes and the judges of the others, for its papers', async () => {
  const judged = await judgedEvent()
  const { classes } = (await judged.organizer.client.call(getDesk, at(judged.event))).body
  const formatOf = await formatsOf(judged.event as WholeEvent)
  expect(classes).toMatchObject([
    { classKey: 'S1', runs: formatOf('S1')?.runs },
    { classKey: 'SQ1', judges: formatOf('SQ1')?.judges },
  ])
  expect([classes[0]?.judges, classes[1]?.runs]).toEqual([undefined, undefined])
  const plain = await anEvent({ classes: [someClass('S1')] })
  const [only] = (await organizer.client.call(getDesk, at(plain))).body.classes
  expect(only).toEqual({ classKey: 'S1', name: 'Class S1', feeCents: expect.any(Number) })
})
