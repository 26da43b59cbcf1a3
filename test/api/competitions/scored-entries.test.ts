import { expect, test } from 'vitest'
import { acceptHandOver as acceptHere } from '#core/events/registrations/accept-hand-over.ts'
import { reinstateRegistration } from '#shared/competitions/desk/reinstatement-contract.ts'
import { saveSheet } from '#shared/competitions/score-sheets/contract.ts'
import { handOverRegistration, withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { mostEntries } from '#shared/events/registrations/most-entries.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { change, type Entrant, entrant, pays } from '#test/support/changing-entries.ts'
import type { Client } from '#test/support/client.ts'
import { inClass, judgedEvent, sendRun, staffOf } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { about } from '#test/support/desk.ts'
import { someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { handOver as handOverTo } from '#test/support/hand-over.ts'
import { putVehicle } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { worldRequest } from '#test/support/world-request.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const scoredInS1 = (so: string) => `This vehicle has already been scored in Class S1, ${so}. Ask the desk.`

async function entryOf(someone: Entrant, classKey = 'S1') {
  const found = (await someone.read()).entries.find((one) => one.classKey === classKey)
  if (!found) throw new Error(`They are not in ${classKey}.`)
  return { ...found, entryId: found.id }
}

const handOver = (someone: Entrant, to: { client: Client; email: string }) =>
  handOverTo(someone.client, { eventId: someone.event.id, registrationId: someone.id }, to)

test('an entry that was measured is not handed to the lane judge who measured it', async () => {
  const judged = await judgedEvent()
  const lane = await feedMember(url)
  const [someone, other] = [
    await entrant(url, judged.event, ['SQ1', 'S1']),
    await entrant(url, judged.event, ['S1']),
  ]
  expectSuccess(await sendRun(judged.organizer.client, judged, await entryOf(someone)))
  expectRefused(await handOver(someone, lane), 'entry_scored', scoredInS1('so this entry stays yours'))
  expect((await someone.read()).userId).toBe(someone.userId)
  expectSuccess(await handOver(other, lane))
})

test('an entry with a sheet, also one that is not submitted, is not handed over', async () => {
  const judged = await judgedEvent()
  const judge = await staffOf(judged.eventId, 'judge')
  const someone = await entrant(url, judged.event, ['SQ1'])
  await control.settle()
  expectSuccess(
    await judge.client.call(saveSheet, {
      params: {
        ...inClass({ ...judged, classKey: 'SQ1' }).params,
        entryId: (await entryOf(someone, 'SQ1')).entryId,
      },
      body: {
        values: {},
        comments: {},
        privateNote: '',
        baseVersion: 0,
        deviceAt: await control.now(),
      },
    }),
  )
  expectProblem(await handOver(someone, await feedMember(url)), 409, 'entry_scored')
})

test('a run that is recorded while the entry is handed over keeps it with its entrant', async () => {
  const judged = await judgedEvent()
  const someone = await entrant(url, judged.event, ['S1'])
  const receiver = await feedMember(url)
  const entry = await entryOf(someone)
  const of = { eventId: judged.eventId, registrationId: someone.id }
  const body = { eventId: of.eventId, email: receiver.email }
  expectSuccess(
    await someone.client.call(handOverRegistration, { params: { registrationId: someone.id }, body }),
  )
  const request = await worldRequest(control, receiver.userId, { ...of, remember: [] })
  beforeNextWrite(async () => expectSuccess(await sendRun(judged.organizer.client, judged, entry)))
  await expect(acceptHere(request, await control.now())).rejects.toMatchObject({ code: 'entry_scored' })
  expect((await someone.read()).userId).toBe(someone.userId)
})

test('a run of another entry of the class does not keep an entry from being handed over', async () => {
  const judged = await judgedEvent()
  const [someone, other] = [
    await entrant(url, judged.event, ['S1']),
    await entrant(url, judged.event, ['S1']),
  ]
  const receiver = await feedMember(url)
  const entry = await entryOf(other)
  const of = { eventId: judged.eventId, registrationId: someone.id }
  const body = { eventId: of.eventId, email: receiver.email }
  expectSuccess(
    await someone.client.call(handOverRegistration, { params: { registrationId: someone.id }, body }),
  )
  const request = await worldRequest(control, receiver.userId, { ...of, remember: [] })
  beforeNextWrite(async () => expectSuccess(await sendRun(judged.organizer.client, judged, entry)))
  await acceptHere(request, await control.now())
  expect((await someone.read()).userId).toBe(receiver.userId)
})

test('who was scored keeps their vehicle and class, and changes the others', async () => {
  const judged = await judgedEvent()
  const someone = await entrant(url, judged.event, ['S1', 'SQ1'])
  const entry = await entryOf(someone)
  expectSuccess(await sendRun(judged.organizer.client, judged, entry))
  const wall = await putVehicle(someone.userId, { name: 'Wall', model: 'Element' })
  const stays = scoredInS1('so its entry stays as it is')
  const to = (...classes: [string, string][]) =>
    change(someone, [], {
      entries: classes.map(([classKey, vehicleId]) => ({ classKey, vehicleId: vehicleId as never })),
    })
  expectRefused(await to(['S1', wall.id], ['SQ1', someone.vehicleId]), 'entry_scored', stays)
  expectRefused(await to(['SQ1', someone.vehicleId]), 'entry_scored', stays)
  expectSuccess(await to(['S1', someone.vehicleId], ['SQ1', wall.id]))
  expect((await entryOf(someone)).entryId).toBe(entry.entryId)
  expectSuccess(await to(['S1', someone.vehicleId]))
})

test('who was handed an entry that is scored before they choose a vehicle chooses it still, once', async () => {
  const judged = await judgedEvent()
  const giver = await entrant(url, judged.event, ['S1'])
  const receiver = await feedMember(url)
  expectSuccess(await handOver(giver, receiver))
  await control.settle()
  expectSuccess(await sendRun(judged.organizer.client, judged, await entryOf(giver)))
  const [first, second] = [await putVehicle(receiver.userId), await putVehicle(receiver.userId)]
  const theirs = { ...giver, client: receiver.client, userId: receiver.userId }
  const drives = (vehicleId: string) =>
    change(theirs, [], { entries: [{ classKey: 'S1', vehicleId: vehicleId as never }] })
  expectSuccess(await drives(first.id))
  expectProblem(await drives(second.id), 409, 'entry_scored')
})

test('a change that is paid for after its entry was scored does not count, and the money goes back', async () => {
  const judged = await judgedEvent({
    changes: {
      payment: 'online',
      classes: [someClass('S1'), someClass('SQ1', { feeCents: 1500 })],
    },
  })
  const someone = await entrant(url, judged.event, ['S1'])
  expectSuccess(await change(someone, ['SQ1'], { moreCents: 1500 }))
  expectSuccess(await sendRun(judged.organizer.client, judged, await entryOf(someone)))
  const settled = await pays(url, someone)
  expect(settled.change).toBeUndefined()
  expect(settled.entries.map(({ classKey }) => classKey)).toEqual(['S1'])
  await control.settle()
  expect((await someone.read()).pay).toMatchObject({ refundedCents: 1500 })
})

test('the desk takes no entry back whose vehicle is in the class again, and none beyond the most', async () => {
  const keys = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7']
  const judged = await judgedEvent({ classKeys: keys })
  const again = async (someone: Entrant, entryId: `ent_${string}`) => {
    const now = await someone.read()
    return judged.organizer.client.call(reinstateRegistration, {
      ...about(now),
      body: { version: now.version, entryId },
    })
  }
  const withdrawn = async (someone: Entrant) => {
    const { entryId } = await entryOf(someone)
    expectSuccess(
      await someone.client.call(withdrawRegistration, {
        params: { registrationId: someone.id },
        body: { eventId: judged.eventId, entryId, refundCents: 0 },
      }),
    )
    return entryId
  }
  const twice = await entrant(url, judged.event, ['S1', 'S2'])
  const first = await withdrawn(twice)
  expectSuccess(await change(twice, ['S1', 'S2']))
  expectRefused(await again(twice, first), 'vehicle_twice', 'This vehicle is already in Class S1.')

  const many = await entrant(url, judged.event, keys.slice(0, mostEntries))
  const left = await withdrawn(many)
  expectSuccess(await change(many, keys.slice(1)))
  expectRefused(
    await again(many, left),
    'too_many_entries',
    'They are in 6 classes already, and no one enters more.',
  )
})
