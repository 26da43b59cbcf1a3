import { scoreSheets } from '#core/competitions/competitions/score-sheets.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { newId } from '#shared/ids.ts'
import type { Client } from '#test/support/client.ts'
import { judgedEvent, putClass } from '#test/support/competitions.ts'
import { putHelper } from '#test/support/events.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putClassEntry, putJudgedEvent } from '#test/support/judged-class.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { enter, putVehicle } from '#test/support/registrations.ts'
import { rubricValues } from '#test/support/rubric-values.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const nothing = { eventId: unknownId('evt'), classKey: 'IN1', entryId: unknownId('ent') }
const empty = { values: {}, comments: {}, privateNote: '' }
const unknownUser = '00000000-0000-4000-8000-000000000001'
const deviceAt = '2026-11-26T12:00:00.000Z'

/** An entry in a class that this member judges at someone else’s event. */
async function judged(userId: string | undefined): Promise<typeof nothing> {
  if (!userId) return nothing
  const { event } = await putJudgedEvent(url)
  await putHelper(event.id, userId, { role: 'judge' })
  await putClass({ event, classKey: 'IN1' }, { state: 'running' })
  const { entryId } = await putClassEntry(event, 'IN1', 7)
  return { eventId: event.id, classKey: 'IN1', entryId }
}

/** The same with a sheet of theirs. */
async function sheet(userId: string | undefined, more: Partial<ScoreSheet>): Promise<typeof nothing> {
  const of = await judged(userId)
  if (!userId) return of
  const now = new Date().toISOString()
  await commit(
    scoreSheets.put(
      {
        ...of,
        id: newId('sht', now),
        judgeId: userId,
        ...empty,
        values: rubricValues('install'),
        status: 'draft',
        revision: 1,
        createdAt: now,
        updatedAt: now,
        version: 1,
        ...more,
      } as ScoreSheet,
      { absent: true },
    ),
  )
  return of
}

const idOf = (caller: Client | undefined) => (caller?.token ? userIdOf(caller) : undefined)

/** An event that this member has entered; someone else has not. */
async function enteredBy(userId: string | undefined) {
  if (!userId) return { eventId: nothing.eventId }
  const { eventId } = await judgedEvent()
  const { id: vehicleId } = await putVehicle(userId)
  await enter({ id: eventId }, userId, { entries: [{ classKey: 'S1', vehicleId }] })
  return { eventId }
}

/** What is asked by an entrant, and by someone who has not entered. */
const entering = <I>(input: (params: { eventId: typeof nothing.eventId }) => I) => ({
  sample: async (caller?: Client) => input(await enteredBy(idOf(caller))),
  foreign: async (owner: { id: string }) => ({
    caller: (await feedMember(url)).client,
    input: input(await enteredBy(owner.id)),
    code: 'registration_not_found',
  }),
})

/** What is asked by a judge, and by a judge of another event. */
const judging = <I>(input: (of: typeof nothing, userId: string) => I, more?: Partial<ScoreSheet>) => ({
  sample: async (caller?: Client) => {
    const userId = idOf(caller)
    return input(more ? await sheet(userId, more) : await judged(userId), userId ?? unknownUser)
  },
  foreign: async (owner: { id: string }) => ({
    caller: (await feedMember(url)).client,
    input: input(more ? await sheet(owner.id, more) : await judged(owner.id), owner.id),
    code: 'not_staff',
  }),
})

export const fixture = {
  getSheet: judging((params) => ({ params }), {}),
  saveSheet: judging((params) => ({ params, body: { ...empty, baseVersion: 0, deviceAt } })),
  submitSheet: judging((params) => ({ params, body: { baseVersion: 1 } }), {}),
  reopenSheet: judging((params, judgeId) => ({ params: { ...params, judgeId }, body: {} }), {
    status: 'submitted',
    submittedAt: new Date().toISOString(),
  }),
  markSheetOpen: judging((params) => ({ params, body: { deviceId: 'tablet-one' } })),
  declareConflict: judging((params) => ({ params, body: { conflict: true } })),
  getOwnConflicts: entering((params) => ({ params })),
  setOwnConflicts: entering((params) => ({ params, body: { judgeIds: [] } })),
} satisfies NounFixture<'scoreSheets'>
