import { expect, test } from 'vitest'
import { events } from '#core/events/events/events.ts'
import { askForChangedWaiver } from '#core/events/registrations/ask-for-changed-waiver.ts'
import { commit } from '#core/platform/db/commit.ts'
import { completeAtDesk } from '#shared/competitions/desk/contract.ts'
import { getRoster } from '#shared/competitions/desk/gate-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { updateEvent } from '#shared/events/events/own-contract.ts'
import { completeEntry } from '#shared/events/registrations/changes-contract.ts'
import { getMyRegistration } from '#shared/events/registrations/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { about, at, checkedIn, freeEntry, scanned } from '#test/support/desk.ts'
import { deskWorld } from '#test/support/desk-world.ts'
import { putPublished, someClass, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { handOver } from '#test/support/hand-over.ts'
import { changeStored, enter, putVehicle, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const { anEntrant, anEvent, atTheDesk, organizer } = await deskWorld(url)

const waiver = 'I enter at my own risk.'
const question = { key: 'shirt', label: 'Shirt size', kind: 'text' as const, options: [], required: true }

/** Another waiver, as an organizer saves it. */
async function withNewWaiver(event: Event): Promise<Event> {
  const now = await events.get({ id: event.id }, { consistent: true })
  const { version = 0, waiverVersion = 0 } = now ?? {}
  const changed = { ...now, waiver: `${waiver} New.`, waiverVersion: waiverVersion + 1, version: version + 1 }
  await commit(events.put(changed as Event, { version }))
  return changed as Event
}

test('the waiver that was accepted before its change opens no gate, until it is accepted on the entrant’s phone', async () => {
  const event = await anEvent({ ...freeEntry, waiver })
  const { client, registration, ticket } = await anEntrant(event, { waiverVersion: 1 })
  await withNewWaiver(event)
  const stopped = await scanned(organizer.client, event, { ticket })
  expect(stopped.body).toMatchObject({
    outcome: 'incomplete',
    sentence: 'Has not accepted the waiver',
    registration: { missing: { waiver: true, questionKeys: [], entryIds: [] } },
  })
  expect(await checkedIn(event)).toBe(0)
  const mine = await client.call(getMyRegistration, at(event))
  expect(mine.body.registration?.missing?.waiver).toBe(true)
  const complete = (waiverVersion?: number) =>
    client.call(completeEntry, {
      params: { registrationId: registration.id },
      body: { eventId: event.id, answers: {}, ...(waiverVersion && { waiverVersion }) },
    })
  expectProblem(await complete(), 409, 'waiver_needed')
  expectProblem(await complete(1), 409, 'waiver_needed')
  const accepted = await Promise.all([complete(2), complete(2)])
  for (const { body } of accepted) expect(body).toMatchObject({ waiverVersion: 2 })
  expect(accepted[0]?.body.missing).toBeUndefined()
  expect((await storedRegistration(registration)).version).toBe(registration.version + 1)
  expect((await scanned(organizer.client, event, { ticket })).body.outcome).toBe('in')
})

test('after a hand-over, waiver, answers, and vehicle are missing; the desk notes all of them at once, and who held the device', async () => {
  const event = await anEvent({ ...freeEntry, waiver, questions: [question], classes: [someClass('S1')] })
  const giver = await feedMember(url)
  const receiver = await feedMember(url)
  const { id: vehicleId } = await putVehicle(giver.userId)
  const registration = await enter(event, giver.userId, {
    payAt: 'gate',
    waiverVersion: 1,
    answers: { shirt: 'M' },
    entries: [{ classKey: 'S1', vehicleId }],
  })
  const entry = { eventId: event.id, registrationId: registration.id }
  expectSuccess(await handOver(giver.client, entry, receiver))
  const desk = await atTheDesk(event)
  const code = (await storedRegistration(registration)).code
  expect((await scanned(desk, event, { code })).body).toMatchObject({
    outcome: 'incomplete',
    sentence: 'Has not accepted the waiver. Has not answered “Shirt size”. Has not named their vehicle',
  })
  const [entered] = registration.entries
  const vehicle = { year: 2015, make: 'Ford', model: 'Focus', woofers: [], powerWatts: 900 }
  const vehicles = entered ? [{ entryId: entered.id, vehicle }] : []
  const whole = { waiverVersion: 1, answers: { shirt: 'L' }, vehicles }
  const complete = (body: Parameters<typeof desk.call<typeof completeAtDesk>>[1]['body']) =>
    desk.call(completeAtDesk, { ...about(registration), body })
  expectProblem(await complete({ ...whole, waiverVersion: undefined }), 409, 'waiver_needed')
  expectProblem(await complete({ ...whole, answers: {} }), 409, 'answer_needed')
  expectProblem(await complete({ ...whole, vehicles: [] }), 409, 'vehicle_needed')
  const done = await complete(whole)
  expect(done.body.missing).toBeUndefined()
  // What they answered is for organizers.
  expect(done.body.answers).toEqual({})
  expect(await storedRegistration(registration)).toMatchObject({
    waiverVersion: 1,
    waiverAtDesk: { by: expect.any(String) },
    answers: { shirt: 'L' },
    entries: [{ id: entered?.id, vehicle: { make: 'Ford', powerWatts: 900 } }],
  })
  expect((await scanned(desk, event, { code })).body.outcome).toBe('in')
  expectSuccess(await complete(whole))
})

test('a device without the network knows who lacks what, and someone it let in nevertheless is flagged', async () => {
  const event = await anEvent({ ...freeEntry, waiver })
  const { ticket } = await anEntrant(event, { waiverVersion: 1 })
  const whole = await organizer.client.call(getRoster, at(event))
  expect(whole.body.items[0]?.missing).toBeUndefined()
  await withNewWaiver(event)
  const { items } = (await organizer.client.call(getRoster, at(event))).body
  expect(items).toMatchObject([{ missing: { waiver: true } }])
  expect((await scanned(organizer.client, event, { ticket, admitted: true })).body).toMatchObject({
    outcome: 'admitted_flagged',
    sentence: 'They were let in. Has not accepted the waiver',
  })
})

test('entrants hear about each version of a waiver once, however often the event is saved, unless they accepted it', async () => {
  const event = await putPublished(organizer.userId, { payment: 'gate', waiver })
  const [asked, accepted, left] = [await feedMember(url), await feedMember(url), await feedMember(url)]
  await enter(event, asked.userId, { payAt: 'gate', waiverVersion: 1 })
  const own = await enter(event, accepted.userId, { payAt: 'gate', waiverVersion: 1 })
  const gone = await enter(event, left.userId, { payAt: 'gate', waiverVersion: 1 })
  await changeStored(own, { waiverVersion: 2 })
  await changeStored(gone, { status: 'withdrawn' })
  const told = async ({ email }: { email: string }) =>
    (await control.inbox(email)).filter(({ subject }) => subject === 'An event you entered has a new waiver')
  let { version } = event
  const save = async (text: string, description: string) => {
    const { body, ...answer } = await organizer.client.call(updateEvent, {
      params: { eventId: event.id },
      body: { ...someEvent({ payment: 'gate', waiver: text, description }), version },
    })
    expectSuccess(answer)
    version = body.version
    await control.settle()
  }
  await control.switches({ busCopies: 3 })
  await save('Another waiver.', 'Lanes open at nine.')
  await save('Another waiver.', 'Lanes open at ten.')
  await control.switches({ busCopies: 1 })
  const at = await control.now()
  await Promise.all([askForChangedWaiver(event.id, at), askForChangedWaiver(event.id, at)])
  await control.settle()
  expect(await told(asked)).toHaveLength(1)
  expect(await told(accepted)).toHaveLength(0)
  expect(await told(left)).toHaveLength(0)
  await save('A third waiver.', 'Lanes open at ten.')
  expect(await told(asked)).toHaveLength(2)
  expect(await told(accepted)).toHaveLength(1)
})
