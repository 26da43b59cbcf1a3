import { expect, test } from 'vitest'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { sheetRevisions } from '#core/competitions/score-sheets/sheet-revisions.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  declareConflict,
  getSheet,
  markSheetOpen,
  reopenSheet,
  saveSheet,
  submitSheet,
} from '#shared/competitions/score-sheets/contract.ts'
import { putClass, staffOf } from '#test/support/competitions.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putClassEntry, putJudgedEvent } from '#test/support/judged-class.ts'
import { rubricValues } from '#test/support/rubric-values.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

const deviceAt = '2026-11-26T12:00:00.000Z'
const body = (baseVersion: number, values: Record<string, number> = {}, privateNote = '') => ({
  values,
  comments: {},
  privateNote,
  baseVersion,
  deviceAt,
})

/** Two judges and an entrant of the class of installations. */
async function aClass() {
  const { event, organizer } = await putJudgedEvent(url)
  const [judge, head, entrant] = await Promise.all([
    staffOf(event.id, 'judge'),
    staffOf(event.id, 'head_judge'),
    feedMember(url),
  ])
  const entry = await putClassEntry(event, 'IN1', 7, { userId: entrant.userId as never })
  const params = { eventId: event.id, classKey: 'IN1', entryId: entry.entryId }
  return { event, organizer, judge, head, entrant, entry, params }
}

test('the first sheet begins the class, and each save is a revision that stays', async () => {
  const { judge, params } = await aClass()
  const first = await judge.client.call(saveSheet, { params, body: body(0, { fusing: 1000 }) })
  expect(first.body).toMatchObject({ status: 'draft', revision: 1, version: 1 })
  const second = await judge.client.call(saveSheet, { params, body: body(1, { fusing: 700 }) })
  expect(second.body).toMatchObject({ revision: 2, values: { fusing: 700 } })
  expect((await competitionClasses.get(params, { consistent: true }))?.state).toBe('running')
  const kept = await sheetRevisions.list({
    pk: `EVT#${params.eventId}#CLS#IN1`,
    prefix: `SHT#${params.entryId}`,
    limit: 10,
  })
  expect(kept.items.map(({ values }) => values.fusing)).toEqual([1000, 700])
})

test('one of two devices that save from the same version is taken, the other is refused, and both are kept', async () => {
  const { judge, params } = await aClass()
  await judge.client.call(saveSheet, { params, body: body(0, { fusing: 1000 }) })
  const saves = await Promise.all(
    [700, 400].map((fusing) => judge.client.call(saveSheet, { params, body: body(1, { fusing }) })),
  )
  const refused = saves.filter(({ status }) => status !== 200)
  expect(refused.map((one) => one.body)).toMatchObject([
    { status: 409, code: 'sheet_changed', detail: 'This sheet was changed on another device.' },
  ])
  const kept = await sheetRevisions.list({
    pk: `EVT#${params.eventId}#CLS#IN1`,
    prefix: `SHT#${params.entryId}`,
    limit: 10,
  })
  expect(kept.items.map(({ values }) => values.fusing).toSorted()).toEqual([1000, 400, 700])
})

test('a save that arrives again after its answer was lost changes nothing', async () => {
  const { judge, params } = await aClass()
  const again = () => judge.client.call(saveSheet, { params, body: body(0, { fusing: 1000 }) })
  const all = [await again(), await again(), await again()]
  expect(all.map((one) => one.body.version)).toEqual([1, 1, 1])
})

test('a value between the steps of its item is refused with the steps', async () => {
  const { judge, params } = await aClass()
  expect((await judge.client.call(saveSheet, { params, body: body(0, { fusing: 900 }) })).body).toMatchObject(
    { code: 'sheet_value', errors: [{ path: 'body.values.fusing' }] },
  )
})

test('a sheet is submitted when every item is there, once, and then only opened again', async () => {
  const { judge, head, params } = await aClass()
  await judge.client.call(saveSheet, { params, body: body(0, { fusing: 1000 }) })
  expect((await judge.client.call(submitSheet, { params, body: { baseVersion: 1 } })).body).toMatchObject({
    code: 'sheet_incomplete',
    detail: 'Enter Wire gauge.',
  })
  await judge.client.call(saveSheet, { params, body: body(1, rubricValues('install')) })
  const submits = await Promise.all(
    [1, 2, 3].map(() => judge.client.call(submitSheet, { params, body: { baseVersion: 2 } })),
  )
  expect(submits.map((one) => [one.body.version, one.body.status])).toEqual(
    [1, 2, 3].map(() => [3, 'submitted']),
  )
  expect((await judge.client.call(saveSheet, { params, body: body(3, { fusing: 400 }) })).body).toMatchObject(
    { code: 'sheet_submitted' },
  )
  const judgeId = judge.userId
  expect(
    (await head.client.call(reopenSheet, { params: { ...params, judgeId }, body: { reason: 'short' } })).body,
  ).toMatchObject({ code: 'reason_needed' })
  const opened = await head.client.call(reopenSheet, {
    params: { ...params, judgeId },
    body: { reason: 'The fuse was hidden.' },
  })
  expect(opened.body).toMatchObject({ status: 'reopened', reopened: { reason: 'The fuse was hidden.' } })
  await judge.client.call(saveSheet, { params, body: body(4, rubricValues('install', { fusing: 700 })) })
  const last = await judge.client.call(submitSheet, { params, body: { baseVersion: 5 } })
  expect(last.body).toMatchObject({ status: 'submitted', values: { fusing: 700 } })
})

test('a sheet of a verified class is opened by the head judge, and then saved and submitted', async () => {
  const { judge, head, params } = await aClass()
  const judgeId = judge.userId
  await judge.client.call(saveSheet, { params, body: body(0, rubricValues('install')) })
  await judge.client.call(submitSheet, { params, body: { baseVersion: 1 } })
  const { eventId, classKey } = params
  const of = await competitionClasses.get({ eventId, classKey }, { consistent: true })
  if (!of) throw new Error('There is no class.')
  const { version } = of
  await commit(
    competitionClasses.put({ ...of, state: 'verified', revision: 1, version: version + 1 }, { version }),
  )
  const reason = 'The fuse was hidden.'
  expect(
    (await judge.client.call(reopenSheet, { params: { ...params, judgeId }, body: { reason: '' } })).body,
  ).toMatchObject({ code: 'class_state' })
  const opened = await head.client.call(reopenSheet, { params: { ...params, judgeId }, body: { reason } })
  expect(opened.body).toMatchObject({ status: 'reopened' })
  await judge.client.call(saveSheet, { params, body: body(3, rubricValues('install', { fusing: 700 })) })
  const last = await judge.client.call(submitSheet, { params, body: { baseVersion: 4 } })
  expect(last.body).toMatchObject({ status: 'submitted', values: { fusing: 700 } })
})

test('no one judges their own vehicle, or an entrant they said they are too near to', async () => {
  const { event, judge, params } = await aClass()
  const own = await putClassEntry(event, 'IN1', 8, { userId: judge.userId as never })
  expect(
    (await judge.client.call(saveSheet, { params: { ...params, entryId: own.entryId }, body: body(0) })).body,
  ).toMatchObject({ code: 'own_vehicle', detail: 'You cannot judge your own vehicle.' })
  await judge.client.call(declareConflict, { params, body: { conflict: true } })
  await judge.client.call(declareConflict, { params, body: { conflict: true } })
  expect((await judge.client.call(saveSheet, { params, body: body(0) })).body).toMatchObject({
    code: 'declared_conflict',
    detail: 'You told us you have a conflict with this entrant.',
  })
  await judge.client.call(declareConflict, { params, body: { conflict: false } })
  await judge.client.call(saveSheet, { params, body: body(0) })
})

test('a judge of other classes, a lane and a judge of another event do not judge', async () => {
  const { event, params } = await aClass()
  const other = await putJudgedEvent(url)
  const [ofOther, ofClass, lane] = await Promise.all([
    staffOf(other.event.id, 'judge'),
    staffOf(event.id, 'judge', { classKeys: ['SQ1'] }),
    staffOf(event.id, 'lane'),
  ])
  for (const [{ client }, code] of [
    [ofOther, 'not_staff'],
    [ofClass, 'not_staff'],
    [lane, 'not_a_judge'],
  ] as const)
    expect((await client.call(saveSheet, { params, body: body(0) })).body).toMatchObject({ code })
})

test('after places are published no sheet changes', async () => {
  const { event, judge, params } = await aClass()
  await putClass({ event, classKey: 'IN1' }, { state: 'provisional', revision: 1 })
  expect((await judge.client.call(saveSheet, { params, body: body(0) })).body).toMatchObject({
    code: 'class_state',
  })
})

test('entrants read what was submitted once places are out, without the note to the head judge', async () => {
  const { event, judge, head, entrant, params } = await aClass()
  await putClass({ event, classKey: 'IN1' }, { state: 'running' })
  await judge.client.call(saveSheet, {
    params,
    body: body(0, rubricValues('install'), 'Looks like last year.'),
  })
  await judge.client.call(submitSheet, { params, body: { baseVersion: 1 } })
  expect((await entrant.client.call(getSheet, { params })).body.items).toEqual([])
  const whole = await head.client.call(getSheet, { params })
  expect(whole.body.items).toMatchObject([{ privateNote: 'Looks like last year.' }])
  const of = await competitionClasses.get(params, { consistent: true })
  if (!of) throw new Error('The class has not begun.')
  await commit(
    competitionClasses.put(
      { ...of, state: 'provisional', revision: 1, version: of.version + 1 },
      { version: of.version },
    ),
  )
  expect((await entrant.client.call(getSheet, { params })).body.items).toMatchObject([{ privateNote: '' }])
  expect((await (await feedMember(url)).client.call(getSheet, { params })).body).toMatchObject({
    code: 'not_staff',
  })
})

test('a sheet that is open on another tablet says so for 90 seconds', async () => {
  const { judge, params } = await aClass()
  const open = async (deviceId: string) =>
    (await judge.client.call(markSheetOpen, { params, body: { deviceId } })).body
  expect(await open('tablet-one')).toEqual({ others: 0 })
  expect(await open('tablet-two')).toEqual({ others: 1 })
  expect(await open('tablet-one')).toEqual({ others: 1 })
})
