import { expect, test } from 'vitest'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import type { FoldedEntry } from '../offline/fold-work.ts'
import { firstLeft } from './first-left.ts'

const work = (kind: 'sheet' | 'spl_peak') =>
  ({ of: { runsAllowed: 2 }, format: { kind, judges: 2 } }) as unknown as ClassWork
const entry = (entryId: string, more: object = {}) =>
  ({
    entryId,
    status: 'in',
    isAbsent: false,
    runs: [],
    sheets: [],
    isSubmittedHere: false,
    ...more,
  }) as unknown as FoldedEntry
const runs = (...runNos: number[]) => ({
  runs: runNos.map((runNo) => ({ runNo, revision: 1, keptHundredths: 15000, bonusHundredths: 0 })),
})
const sheet = (judgeId: string, status = 'submitted') => ({ judgeId, status })

test('a judge begins with the first entry whose sheet they have not submitted', () => {
  const entries = [
    entry('one', { sheets: [sheet('me')] }),
    entry('here', { isSubmittedHere: true }),
    entry('gone', { status: 'withdrawn' }),
    entry('absent', { isAbsent: true }),
    entry('own', { refusal: 'You cannot judge your own vehicle.' }),
    entry('left', { sheets: [sheet('other'), sheet('me', 'reopened')] }),
    entry('later'),
  ]
  expect(firstLeft(entries, work('sheet'), 'me')?.entryId).toBe('left')
  expect(firstLeft(entries.slice(0, 5), work('sheet'), 'me')).toBeUndefined()
})

test('a lane begins with the first entry of the round that is still open', () => {
  const second = [entry('one', runs(1, 2)), entry('two', runs(1)), entry('three', runs(1))]
  expect(firstLeft(second, work('spl_peak'), 'me')?.entryId).toBe('two')
  expect(firstLeft([...second, entry('four')], work('spl_peak'), 'me')?.entryId).toBe('four')
  expect(firstLeft([entry('one', runs(1, 2))], work('spl_peak'), 'me')).toBeUndefined()
})
