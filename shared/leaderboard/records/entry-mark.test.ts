import { expect, test } from 'vitest'
import { entryMark } from './entry-mark.ts'

const score = (sumHundredths: number) => ({ sumHundredths, judges: 1 })
const best = (sumHundredths: number, resultId = 'res_before') =>
  ({ score: score(sumHundredths), resultId }) as never
const entry = { resultId: 'res_own', score: score(15_130), isZero: false, isBest: false, isVerified: true }

test('a verified entry is marked by the records that hold now', () => {
  expect(entryMark({ ...entry, ofClass: best(15_130, 'res_own') })).toBe('Record')
  expect(entryMark({ ...entry, ofClass: best(15_130) })).toBe('Record matched')
  expect(entryMark({ ...entry, ofClass: best(15_300), ofMember: best(15_130, 'res_own') })).toBe(
    'Personal best',
  )
  expect(entryMark({ ...entry, ofClass: best(15_300), ofMember: best(15_130) })).toBe('Personal best matched')
  // A later record takes the mark away.
  expect(entryMark({ ...entry, ofClass: best(15_300), ofMember: best(15_200) })).toBeUndefined()
})

test('before it is verified, only the best of the class would be the record', () => {
  const pending = { ...entry, isVerified: false, ofClass: best(15_092) }
  expect(entryMark({ ...pending, isBest: true })).toBe('A record, once verified.')
  expect(entryMark({ ...pending, isBest: true, ofClass: best(15_130) })).toBe('A record, once verified.')
  expect(entryMark({ ...pending, isBest: true, ofClass: best(15_131) })).toBeUndefined()
  expect(entryMark(pending)).toBeUndefined()
  expect(entryMark({ ...pending, ofMember: best(15_092) })).toBe('A personal best, once verified.')
  expect(entryMark({ ...pending, ofMember: best(15_130) })).toBeUndefined()
})

test('a zero and an entry without a score have no mark, and where less is better less is the record', () => {
  expect(entryMark({ ...entry, isZero: true, ofClass: best(15_130, 'res_own') })).toBeUndefined()
  expect(entryMark({ ...entry, score: undefined, isBest: true, isVerified: false })).toBeUndefined()
  const near = { ...entry, score: score(5), isBest: true, isVerified: false, ofClass: best(12) }
  expect(entryMark(near, 'less')).toBe('A record, once verified.')
  expect(entryMark(near)).toBeUndefined()
})
