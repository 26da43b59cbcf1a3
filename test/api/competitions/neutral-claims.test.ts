import { expect, test } from 'vitest'
import { teamMembers } from '#core/community/teams/team-members.ts'
import { claimIdOf, guestClaims } from '#core/competitions/competitions/guest-claims.ts'
import { classEntries, entriesOf } from '#core/events/class-entries/class-entries.ts'
import { type VehicleDriver, vehicleDrivers } from '#core/events/vehicles/vehicle-drivers.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { signClass } from '#shared/competitions/competitions/publication-contract.ts'
import { verifyClass, voidClass } from '#shared/competitions/competitions/verification-contract.ts'
import { addWalkIn } from '#shared/competitions/desk/contract.ts'
import { claimGuest, mergeGuest, planGuestMerge } from '#shared/competitions/guest-claims/contract.ts'
import { voidRun } from '#shared/competitions/runs/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import {
  entered,
  inClass,
  type Judged,
  judgedEvent,
  putClass,
  sendRun,
  staffOf,
  storedClass,
} from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { someWalkIn } from '#test/support/desk.ts'
import { putHelper } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { enter, putVehicle, storedRegistration } from '#test/support/registrations.ts'
import { past, publish, versionOf } from '#test/support/run-class.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putTeam } from '#test/support/teams.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const reason = 'Showed the sheet at the desk.'

/** A guest of the gate with a run, measured by the given member or by the organizer. */
async function aGuestWho(judged: Judged, by = judged.organizer.client) {
  const added = await judged.organizer.client.call(addWalkIn, {
    params: { eventId: judged.eventId },
    body: someWalkIn('S1'),
  })
  expectSuccess(added)
  const registration = await storedRegistration({ eventId: judged.eventId, id: added.body.id })
  const [entry] = entriesOf(registration)
  if (!entry) throw new Error('The guest has no class.')
  await commit(classEntries.derive(entry))
  const run = await sendRun(by, judged, entry)
  expectSuccess(run)
  const now = await control.now()
  const { handle, secretHash } = newHandle(claimIdOf(registration.id))
  await commit(
    guestClaims.put(
      {
        registrationId: registration.id,
        eventId: judged.eventId,
        secretHash,
        createdAt: now,
        updatedAt: now,
        version: 1,
      },
      { absent: true },
    ),
  )
  return { registration, entry, handle, run: run.body }
}

const claim = (client: Judged['organizer']['client'], handle: string) =>
  client.call(claimGuest, { body: { handle } })

const scored = 'It can become yours once someone else has scored it, which the head judge arranges.'

test('no one claims a result that they measured, until someone else has', async () => {
  const judged = await judgedEvent()
  const lane = await staffOf(judged.eventId, 'lane')
  const head = await staffOf(judged.eventId, 'head_judge')
  const guest = await aGuestWho(judged, lane.client)
  expectRefused(
    await claim(lane.client, guest.handle),
    'scored_by_near',
    `You measured this result. ${scored}`,
  )
  expectSuccess(
    await head.client.call(voidRun, {
      params: { ...inClass(judged).params, runId: guest.run.id },
      body: { reason },
    }),
  )
  expectSuccess(await sendRun(judged.organizer.client, judged, guest.entry))
  expectSuccess(await claim(lane.client, guest.handle))
})

test('a teammate of the day counts, also one who left the team that day, and one who left the day before does not', async () => {
  const judged = await judgedEvent()
  const lane = await staffOf(judged.eventId, 'lane', {})
  const [mate, gone] = [await feedMember(url), await feedMember(url)]
  const team = await putTeam(lane.userId, {}, [
    [mate.userId, 'member'],
    [gone.userId, 'member'],
  ])
  const { items } = await teamMembers.list({ pk: `TEA#${team.id}`, prefix: 'MEM#', limit: 10 })
  const until = async (userId: string, at: string) => {
    const of = items.find((one) => one.userId === userId)
    if (!of) throw new Error('They are not in the team.')
    await commit(teamMembers.put({ ...of, until: at, version: of.version + 1 }, { version: of.version }))
  }
  const { startsAt } = judged.event
  // They left a minute before the event began, on its day.
  await until(mate.userId, addTime(startsAt ?? '', { minutes: -1 }))
  await until(gone.userId, addTime(startsAt ?? '', { days: -2 }))
  const guest = await aGuestWho(judged, lane.client)
  const refused = await claim(mate.client, guest.handle)
  expectProblem(refused, 409, 'scored_by_near')
  expect(refused.body).toMatchObject({
    detail: expect.stringMatching(
      / measured this result and was your teammate that day\. It can become yours/,
    ),
  })
  expectSuccess(await claim(gone.client, guest.handle))
})

test('an administrator assigns no result to the driver of a car that its scorer drives', async () => {
  const judged = await judgedEvent()
  const admin = await anAdministrator(url)
  const lane = await staffOf(judged.eventId, 'lane')
  const driver = await feedMember(url)
  const { id: vehicleId } = await putVehicle(lane.userId)
  const now = await control.now()
  await commit(
    vehicleDrivers.put(
      {
        userId: driver.userId as VehicleDriver['userId'],
        vehicleId,
        ownerId: lane.userId as VehicleDriver['userId'],
        enteredAt: now,
        createdAt: now,
        version: 1,
      },
      { absent: true },
    ),
  )
  const guest = await aGuestWho(judged, lane.client)
  await publish(judged.organizer.client, judged)
  await control.settle()
  const resultId = resultIdOf(guest.entry.entryId)
  const body = { resultId, userId: driver.userId as never }
  const { body: plan } = await admin.call(planGuestMerge, { body })
  expect(plan.lines).toMatchObject([
    {
      refusal: expect.stringMatching(
        / measured this result and drives the same vehicle\. It can become theirs/,
      ),
    },
  ])
  expectProblem(await admin.call(mergeGuest, { body: { ...body, reason } }), 409, 'scored_by_near')
  const stranger = await feedMember(url)
  expectSuccess(await admin.call(mergeGuest, { body: { ...body, userId: stranger.userId as never, reason } }))
})

test('who verified a class claims none of its results', async () => {
  const judged = await judgedEvent()
  const guest = await aGuestWho(judged)
  await publish(judged.organizer.client, judged)
  const verifier = await feedMember(url)
  const at = await control.now()
  const by = verifier.userId as never
  await putClass(judged, { state: 'verified', verification: { by, at } })
  expectRefused(
    await claim(verifier.client, guest.handle),
    'scored_by_near',
    'You verified this class. It can become yours once another administrator has verified it.',
  )
})

test('a claim and a verification at once never leave a verifier with a result of their own class', async () => {
  for (let round = 0; round < 3; round++) {
    const judged = await judgedEvent()
    const guest = await aGuestWho(judged)
    await publish(judged.organizer.client, judged)
    const admin = await anAdministrator(url)
    const { version } = await putClass(judged, { state: 'final' })
    const [claimed, verified] = await Promise.all([
      claim(admin, guest.handle),
      admin.call(verifyClass, { ...inClass(judged), body: { revision: 1, version } }),
    ])
    expect([claimed.status, verified.status].toSorted()).toEqual([200, 409])
    const both = claimed.status === 200 ? verified : claimed
    expect(both.body).toMatchObject({ code: claimed.status === 200 ? 'own_class' : 'scored_by_near' })
  }
})

test('who claimed a guest who still runs no longer measures them', async () => {
  const judged = await judgedEvent()
  const lane = await staffOf(judged.eventId, 'lane')
  const guest = await aGuestWho(judged)
  expectSuccess(await claim(lane.client, guest.handle))
  expectProblem(await sendRun(lane.client, judged, guest.entry, { runNo: 2 }), 403, 'own_vehicle')
})

/** A class in which the given people compete and have run. */
async function classOf(judged: Judged, competing: Awaited<ReturnType<typeof entered>>[]) {
  for (const entry of competing)
    expectSuccess(await sendRun((await staffOf(judged.eventId, 'lane')).client, judged, entry))
  return async () => {
    await putClass(judged, { protestEndsAt: past })
    return versionOf(judged)
  }
}

test('a head judge who competes neither publishes nor signs, and the organizer does it for them', async () => {
  const judged = await judgedEvent()
  const head = await entered(judged.eventId)
  await putHelper(judged.eventId, head.userId, { role: 'head_judge' })
  const over = await classOf(judged, [head])
  const work = async (client: typeof head.client) => (await client.call(getClassWork, inClass(judged))).body
  const sentence = (act: string) => `You compete in this class. The organizer must ${act} its places.`
  expectRefused(await publish(head.client, judged), 'own_class', sentence('publish'))
  expect(await work(head.client)).toMatchObject({ publishRefusal: sentence('publish'), maySign: true })
  expectSuccess(await publish(judged.organizer.client, judged))
  const version = await over()
  const sign = (client: typeof head.client, version: number) =>
    client.call(signClass, { ...inClass(judged), body: { version } })
  expectRefused(await sign(head.client, version), 'own_class', sentence('sign'))
  expect(await work(head.client)).toMatchObject({ signRefusal: sentence('sign') })
  const organizers = await work(judged.organizer.client)
  expect(organizers.maySign).toBe(true)
  expect(organizers.signRefusal).toBeUndefined()
  expectSuccess(await sign(judged.organizer.client, version))
  expect((await storedClass(judged)).state).toBe('final')
})

test('where another head judge is neutral, the organizer does not sign; where all compete, an administrator does', async () => {
  const judged = await judgedEvent()
  const head = await entered(judged.eventId)
  await putHelper(judged.eventId, head.userId, { role: 'head_judge' })
  const second = await staffOf(judged.eventId, 'head_judge')
  const over = await classOf(judged, [head])
  expectSuccess(await publish(second.client, judged))
  const version = await over()
  const sign = (client: typeof head.client) =>
    client.call(signClass, { ...inClass(judged), body: { version } })
  expectRefused(
    await sign(head.client),
    'own_class',
    'You compete in this class. Another head judge must sign its places.',
  )
  expectProblem(await sign(judged.organizer.client), 403, 'not_head_judge')
  expectSuccess(await sign(second.client))
  const admin = await anAdministrator(url)
  const all = await judgedEvent()
  const both = await entered(all.eventId)
  await putHelper(all.eventId, both.userId, { role: 'head_judge' })
  await classOf(all, [both])
  const entrant = await entered(all.eventId)
  await putHelper(all.eventId, entrant.userId, { role: 'organizer' })
  expectSuccess(await sendRun(all.organizer.client, all, entrant, { measuredHundredths: 14_000 }))
  expectRefused(
    await publish(entrant.client, all),
    'own_class',
    'You compete in this class. The organizer must publish its places.',
  )
  const owner = await enter(all.event, all.organizer.userId, {
    entries: [{ classKey: 'S1', vehicleId: (await putVehicle(all.organizer.userId)).id }],
  })
  const lane = await staffOf(all.eventId, 'lane')
  const [owned] = entriesOf(owner)
  expectSuccess(await sendRun(lane.client, all, owned ?? entrant, { measuredHundredths: 13_000 }))
  expectRefused(
    await publish(all.organizer.client, all),
    'own_class',
    'You compete in this class. An administrator must publish its places.',
  )
  expectSuccess(await publish(admin, all))
})

test('a head judge who competes voids no run of the class, and an administrator who competes does not void it', async () => {
  const judged = await judgedEvent()
  const head = await entered(judged.eventId)
  await putHelper(judged.eventId, head.userId, { role: 'head_judge' })
  const other = await entered(judged.eventId)
  const { body: run } = await sendRun(judged.organizer.client, judged, other)
  const voided = (client: typeof head.client) =>
    client.call(voidRun, { params: { ...inClass(judged).params, runId: run.id }, body: { reason } })
  expectRefused(
    await voided(head.client),
    'own_class',
    'You compete in this class. The organizer must void its runs.',
  )
  expectSuccess(await voided(judged.organizer.client))
  const guest = await aGuestWho(judged)
  const admin = await anAdministrator(url)
  expectSuccess(await claim(admin, guest.handle))
  const { version } = await storedClass(judged)
  expectRefused(
    await admin.call(voidClass, { ...inClass(judged), body: { reason, version } }),
    'own_class',
    'You compete in this class. Another administrator must declare it void.',
  )
})
