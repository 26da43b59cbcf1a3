import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CompetitionRecord } from './competition-record.ts'
import { recordMark, recordNews, recordOf } from './record-of.ts'

const ulid = (n: number) => `01HZZZZZZZZZZZZZZZZZZZ${n.toString().padStart(4, '0')}`
const user = (n: number) => `a3bb189e-8bf9-4c1f-9f54-${n.toString().padStart(12, '0')}`

type Result = Parameters<typeof recordOf>[0][number]

const result = (n: number, sumHundredths: number, eventOn: string, change: Partial<Result> = {}): Result => ({
  id: `res_${ulid(n)}`,
  competitorId: user(n) as never,
  score: { sumHundredths, judges: 1 },
  isZero: false,
  eventOn,
  status: 'verified',
  ...change,
})

test('151.30 after 150.92 is a personal best, and 151.30 again is matched', () => {
  const score = (sumHundredths: number) => ({ sumHundredths, judges: 1 })
  expect(recordNews(undefined, score(15092))).toBe('record')
  expect(recordNews(score(15092), score(15130))).toBe('record')
  expect(recordNews(score(15130), score(15130))).toBe('matched')
  expect(recordNews(score(15130), score(15129))).toBeUndefined()
  expect(recordNews(score(12), score(5), 'less')).toBe('record')
})

test('only verified results hold, and others say that they would', () => {
  const pending = result(1, 15300, '2027-05-01', { status: 'pending' })
  expect(recordOf([pending, result(2, 15240, '2027-04-01')])?.score.sumHundredths).toBe(15240)
  expect(recordMark('record', pending)).toBe('A record, once verified.')
  expect(recordMark('record', { status: 'verified' })).toBe('Record')
  expect(recordMark('matched', { status: 'verified' })).toBe('Record matched')
  expect(recordOf([pending])).toBeUndefined()
})

test('after a record is amended the next best holds, with its own date', () => {
  const next = result(2, 15240, '2027-04-01')
  const before = recordOf([result(1, 15300, '2027-05-01'), next])
  expect(before).toMatchObject({ score: { sumHundredths: 15300 }, since: '2027-05-01' })
  const amended = [
    result(1, 15300, '2027-05-01', { status: 'superseded' }),
    result(1, 15100, '2027-05-01'),
    next,
  ]
  expect(recordOf(amended)).toMatchObject({
    score: { sumHundredths: 15240 },
    since: '2027-04-01',
    resultId: next.id,
  })
})

test('equal records are shared, the first holder first and each once', () => {
  const shared = recordOf([
    result(2, 15130, '2027-06-01'),
    result(1, 15130, '2027-05-01'),
    result(3, 15130, '2027-07-01', { competitorId: user(1) as never }),
    result(4, 15130, '2027-08-01', { competitorId: undefined, guest: { name: 'Gus' } }),
  ])
  expect(shared?.holders.map(({ competitorId, guestName }) => competitorId ?? guestName)).toEqual([
    user(1),
    user(2),
    'Gus',
  ])
  const stored = { ...shared, leagueId: `lge_${ulid(1)}`, classKey: 'T1', scope: 'all', version: 1 }
  expect(CompetitionRecord.parse(stored)).toEqual(stored)
})

test('a zero is no record, also where less is better', () => {
  expect(recordOf([result(1, 0, '2027-05-01', { isZero: true })])).toBeUndefined()
  expect(recordOf([result(1, 0, '2027-05-01'), result(2, 5, '2027-05-01')], 'less')?.resultId).toBe(
    `res_${ulid(1)}`,
  )
})

test('results make the same record in any order', () => {
  const results = fc
    .array(
      fc.tuple(fc.constantFrom(15092, 15130), fc.constantFrom('2027-05-01', '2027-06-01'), fc.boolean()),
      {
        maxLength: 8,
      },
    )
    .map((all) => all.map(([sum, on, is], n) => result(n, sum, on, is ? {} : { status: 'pending' })))
  fc.assert(
    fc.property(
      results.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(recordOf(shuffled)).toEqual(recordOf(all))
      },
    ),
  )
})
