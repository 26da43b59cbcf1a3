import { expect, test } from 'vitest'
import { registrations } from '#core/events/registrations/registrations.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { getOwnConflicts, setOwnConflicts } from '#shared/competitions/score-sheets/conflicts-contract.ts'
import { removeStaff } from '#shared/events/event-staff/contract.ts'
import { getMyRegistration } from '#shared/events/registrations/contract.ts'
import type { Client } from '#test/support/client.ts'
import {
  type Entered,
  entered,
  inClass,
  type Judged,
  judgedEvent,
  sendRun,
  staffOf,
} from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { handOver } from '#test/support/hand-over.ts'
import { changeStored, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const about = ({ eventId }: Pick<Judged, 'eventId'>) => ({ params: { eventId } })
const name = (client: Client, judged: Judged, ...judgeIds: string[]) =>
  client.call(setOwnConflicts, { ...about(judged), body: { judgeIds } })

const registrationOf = ({ eventId, registrationId }: Entered) =>
  registrations.get({ eventId, id: registrationId }, { consistent: true })

test('an entrant names who may not score them, and the head judge sees it', async () => {
  const judged = await judgedEvent()
  const [lane, head] = [await staffOf(judged.eventId, 'lane'), await staffOf(judged.eventId, 'head_judge')]
  await staffOf(judged.eventId, 'desk')
  await staffOf(judged.eventId, 'judge', { classKeys: ['SQ1' as never] })
  const ann = await entered(judged.eventId)
  const { body: before } = await ann.client.call(getOwnConflicts, about(judged))
  expect(before.items.map(({ userId, role, isNamed }) => [userId, role, isNamed])).toEqual(
    expect.arrayContaining([
      [lane.userId, 'lane', false],
      [head.userId, 'head_judge', false],
    ]),
  )
  expect(before.items).toHaveLength(2)

  expect((await name(ann.client, judged, lane.userId)).body.items).toEqual(
    expect.arrayContaining([expect.objectContaining({ userId: lane.userId, isNamed: true })]),
  )
  // The class lists an entry as its registration is now.
  await control.settle()
  const refused = await sendRun(lane.client, judged, ann)
  expectProblem(refused, 403, 'declared_conflict')
  expect(refused.body).toMatchObject({ detail: 'This entrant told us about a conflict with you.' })
  const seen = await lane.client.call(getClassWork, inClass(judged))
  expect(seen.body.entries[0]).toMatchObject({ refusal: 'This entrant told us about a conflict with you.' })
  // It is not theirs to take back.
  expect(seen.body.entries[0]?.hasConflict).toBeUndefined()
  expect(seen.body.entries[0]?.conflicts).toBeUndefined()

  await name(ann.client, judged, head.userId)
  await control.settle()
  expect((await sendRun(lane.client, judged, ann)).status).toBe(200)
  const led = await judged.organizer.client.call(getClassWork, inClass(judged))
  expect(led.body.entries[0]?.conflicts).toHaveLength(1)
})

test('a judge who has scored an entrant is not named after that, and an earlier conflict can be taken back', async () => {
  const judged = await judgedEvent()
  const [lane, other] = [await staffOf(judged.eventId, 'lane'), await staffOf(judged.eventId, 'lane')]
  const ann = await entered(judged.eventId)
  await name(ann.client, judged, other.userId)
  await sendRun(lane.client, judged, ann)
  expectProblem(await name(ann.client, judged, lane.userId, other.userId), 409, 'judge_has_scored')
  expect((await registrationOf(ann))?.declaredConflicts).toEqual([other.userId])
  expect((await name(ann.client, judged)).status).toBe(200)
  expect((await registrationOf(ann))?.declaredConflicts).toEqual([])
})

test('judges who have left are shown to the entrant who named them, who can keep them and take them back', async () => {
  const judged = await judgedEvent()
  const [lane, leaving] = [await staffOf(judged.eventId, 'lane'), await staffOf(judged.eventId, 'lane')]
  const ann = await entered(judged.eventId)
  const gone = Array.from({ length: 9 }, () => crypto.randomUUID())
  const stored = await storedRegistration({ eventId: ann.eventId, id: ann.registrationId })
  await changeStored(stored, { declaredConflicts: [...gone, leaving.userId] })
  await judged.organizer.client.call(removeStaff, {
    params: { eventId: judged.eventId, helperId: leaving.userId as never },
  })
  const { body } = await ann.client.call(getOwnConflicts, about(judged))
  const named = body.items.filter(({ isNamed }) => isNamed)
  expect(named).toHaveLength(10)
  expect(named.every(({ role }) => role === undefined)).toBe(true)
  expect(named.filter(({ name }) => name === 'Former member')).toHaveLength(9)

  expectProblem(
    await name(ann.client, judged, ...gone, leaving.userId, lane.userId),
    400,
    'validation_failed',
  )
  expect((await name(ann.client, judged, leaving.userId, lane.userId)).status).toBe(200)
  expect((await registrationOf(ann))?.declaredConflicts).toEqual([leaving.userId, lane.userId])
  expect((await name(ann.client, judged)).body.items.map(({ userId }) => userId)).toEqual([lane.userId])
  expectProblem(await name(ann.client, judged, leaving.userId), 409, 'not_a_judge')
})

test('no one names a person who does not judge them, and the desk and the next entrant learn nothing of it', async () => {
  const judged = await judgedEvent()
  const lane = await staffOf(judged.eventId, 'lane')
  const ann = await entered(judged.eventId)
  const stranger = await feedMember(url)
  expectProblem(await name(ann.client, judged, stranger.userId), 409, 'not_a_judge')
  expectProblem(await name(stranger.client, judged, lane.userId), 404, 'registration_not_found')
  await name(ann.client, judged, lane.userId)
  const { body } = await ann.client.call(getMyRegistration, about(judged))
  expect(body.registration).not.toHaveProperty('declaredConflicts')
  const handed = await handOver(ann.client, ann, stranger)
  if (handed.status === 204) expect((await registrationOf(ann))?.declaredConflicts).toBeUndefined()
  else expectProblem(handed, 409, 'transfers_closed')
})
