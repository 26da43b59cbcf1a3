import { expect, test } from 'vitest'
import { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import { compareScores } from '#shared/rules/scores/compare-scores.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { judgeRefusal } from './judge-refusal.ts'
import { ScoreSheet } from './score-sheet.ts'
import {
  baseVersionRefusal,
  differingItems,
  draftRefusal,
  reopenRefusal,
  submitRefusal,
} from './sheet-refusal.ts'
import { panelScore, sectionScores, sheetTotal, spreadOf } from './sheet-total.ts'

const item = (key: string, kind: 'points' | 'deduction' = 'points') => ({
  key,
  label: key[0]?.toUpperCase() + key.slice(1),
  kind,
  minHundredths: 0,
  maxHundredths: 10_000,
  stepHundredths: 25,
  note: '',
})
const rubric = Rubric.parse({
  key: 'sq',
  name: 'Sound quality',
  sections: [
    { key: 'sound', name: 'Sound', items: [item('tonality'), item('stage')] },
    { key: 'faults', name: 'Faults', items: [item('noise', 'deduction'), item('rattle', 'deduction')] },
  ],
})

/** Sheets with these totals, by judges a, b, c. */
const panel = (...totals: (number | undefined)[]) => {
  const judges = ['a', 'b', 'c'].slice(0, totals.length)
  const sheets = new Map(
    totals.flatMap((tonality, at) =>
      tonality === undefined
        ? []
        : [[judges[at] ?? '', { tonality, stage: 0, noise: 0, rattle: 0 }] as const],
    ),
  )
  return { sheets, judgeIds: judges }
}

test.each([
  [[8425, 8350, 8500], '84.25'],
  [[7950, 8125], '80.38'],
  [[8108, 8108, 8109], '81.08'],
  [[8108, 8108, 8108], '81.08'],
])('%o reads %s', (totals, shown) => {
  const score = panelScore(rubric, panel(...totals))
  expect(score && showScore(score)).toBe(shown)
})

test('a judge who was excused is not divided by', () => {
  const { sheets, judgeIds } = panel(7950, 8125, undefined)
  expect(panelScore(rubric, { sheets, judgeIds })).toBeUndefined()
  const two = panelScore(rubric, { sheets, judgeIds: judgeIds.slice(0, 2) })
  expect(two).toEqual({ sumHundredths: 16075, judges: 2 })
  expect(two && compareScores(two, { sumHundredths: 24110, judges: 3 })).toBeLessThan(0)
  expect(panelScore(rubric, { sheets, judgeIds: [] })).toBeUndefined()
})

test('points of 86.50 less 0.50 and 1.25 are 84.75, and a sheet is never below zero', () => {
  expect(sheetTotal(rubric, { tonality: 5000, stage: 3650, noise: 50, rattle: 125 })).toBe(8475)
  expect(sheetTotal(rubric, { tonality: 25, noise: 50 })).toBe(0)
})

test('sections are counted in the order of the rubric', () => {
  const { sheets, judgeIds } = panel(8425, 8350)
  expect(sectionScores(rubric, { sheets, judgeIds })).toEqual([
    { name: 'Sound', sumHundredths: 16775, judges: 2 },
    { name: 'Faults', sumHundredths: 0, judges: 2 },
  ])
})

test('sheets that lie far apart are flagged', () => {
  expect(spreadOf([7800, 8425, 8950], 10_000)).toEqual({ spreadHundredths: 1150, isWide: true })
  expect(spreadOf([7800, 8800], 10_000).isWide).toBe(false)
  expect(spreadOf([], 10_000)).toEqual({ spreadHundredths: 0, isWide: false })
})

const now = '2027-07-10T18:00:00.000Z'
const judgeId = 'a3bb189e-8bf9-4c1f-9f54-1b8f1b8f1b8f'
const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const sheet = ScoreSheet.parse({
  id: `sht_${ulid}`,
  eventId: `evt_${ulid}`,
  classKey: 'SQ1',
  entryId: `ent_${ulid}`,
  judgeId,
  values: { tonality: 8425, stage: 0, noise: 0, rattle: 0 },
  comments: { sound: 'Deep.' },
  privateNote: '',
  status: 'draft',
  revision: 1,
  createdAt: now,
  updatedAt: now,
  version: 1,
})

test('zero is entered, and what is missing is asked for', () => {
  expect(submitRefusal(rubric, sheet)).toBeUndefined()
  const { rattle: _, ...values } = sheet.values
  expect(submitRefusal(rubric, { ...sheet, values })?.message).toBe('Enter Rattle.')
  expect(draftRefusal(rubric, { ...sheet, values })).toBeUndefined()
})

test('a value between the steps is refused in a draft too', () => {
  expect(draftRefusal(rubric, { ...sheet, values: { tonality: 10 } })?.message).toBe(
    'Tonality goes from 0.00 to 100.00 in steps of 0.25.',
  )
  expect(draftRefusal(rubric, { ...sheet, values: { other: 25 } })?.message).toBe(
    'The sheet does not ask for other.',
  )
  expect(draftRefusal(rubric, { ...sheet, comments: { other: 'x' } })?.code).toBe('sheet_value')
})

test('its judge opens a sheet within ten minutes, then the head judge with a reason', () => {
  const submitted = { ...sheet, status: 'submitted' as const, submittedAt: now }
  const own = { userId: judgeId, isHeadJudge: false, reason: '' }
  expect(submitRefusal(rubric, submitted)?.code).toBe('sheet_submitted')
  expect(reopenRefusal(submitted, own, '2027-07-10T18:09:59.999Z')).toBeUndefined()
  expect(reopenRefusal(submitted, own, '2027-07-10T18:10:00.000Z')?.message).toBe(
    'Ask the head judge to open this sheet again.',
  )
  const head = { userId: 'other', isHeadJudge: true, reason: '' }
  expect(reopenRefusal(submitted, head, now)?.message).toBe('Give a reason of at least 10 characters.')
  expect(reopenRefusal(submitted, { ...head, reason: 'Typed into the wrong row.' }, now)).toBeUndefined()
  expect(reopenRefusal(sheet, own, now)?.code).toBe('sheet_not_submitted')
})

test('two versions are compared item by item', () => {
  expect(baseVersionRefusal({ version: 2 }, 1)?.message).toBe('This sheet was changed on another device.')
  expect(baseVersionRefusal({ version: 2 }, 2)).toBeUndefined()
  expect(differingItems(rubric, sheet, { values: { ...sheet.values, stage: 25 } })).toEqual(['stage'])
})

const judge = {
  userId: 'judge',
  staff: { role: 'judge' as const, classKeys: ['SQ1'], status: 'accepted' as const },
  assigned: [],
  teamId: 'tea_1',
  declaredConflicts: ['cousin'],
}
const entry = {
  classKey: 'SQ1',
  entrantId: 'ann',
  vehicleUserIds: ['ann'],
  teamId: 'tea_2',
  declaredConflicts: [],
}

test.each<[string, object, object, string | undefined]>([
  ['a neutral judge', {}, {}, undefined],
  [
    'a judge who has not accepted',
    { staff: { ...judge.staff, status: 'invited' } },
    {},
    'You are not a judge of this class.',
  ],
  [
    'a judge of other classes',
    { staff: { ...judge.staff, classKeys: ['SQ2'] } },
    {},
    'You are not a judge of this class.',
  ],
  ['the desk', { staff: { ...judge.staff, role: 'desk' } }, {}, 'You are not a judge of this class.'],
  ['a class with other judges', { assigned: ['other'] }, {}, 'You are not a judge of this class.'],
  ['an own entry', {}, { entrantId: 'judge' }, 'You cannot judge your own vehicle.'],
  [
    'an own vehicle that another drives',
    {},
    { vehicleUserIds: ['judge'] },
    'You cannot judge your own vehicle.',
  ],
  ['a teammate', {}, { teamId: 'tea_1' }, 'You cannot judge a teammate.'],
  ['a declared conflict', {}, { entrantId: 'cousin' }, 'You told us you have a conflict with this entrant.'],
  [
    'the owner of the vehicle',
    {},
    { vehicleUserIds: ['cousin'] },
    'You told us you have a conflict with this entrant.',
  ],
  [
    'a conflict the entrant declared',
    {},
    { declaredConflicts: ['judge'] },
    'This entrant told us about a conflict with you.',
  ],
])('%s', (_, who, what, message) => {
  expect(judgeRefusal({ ...judge, ...who }, { ...entry, ...what })?.message).toBe(message)
})

test('an event may let people judge their team', () => {
  expect(judgeRefusal(judge, { ...entry, teamId: 'tea_1' }, { teammates: false })).toBeUndefined()
})
