import { expect, test } from 'vitest'
import { isInvolvedIn, targetEntryOf } from './involved-in.ts'

const recorded = {
  runs: [{ id: 'run_1', entryId: 'a', by: 'head' }],
  sheets: [{ id: 'sht_1', entryId: 'b', judgeId: 'judge' }],
  entryIds: ['a', 'b', 'c'],
}
const own = 'c' as never

test('a protest is about the entry of the run or sheet that it names, otherwise about its author’s entry', () => {
  expect(targetEntryOf({ targetId: 'run_1', entryId: own }, recorded)).toBe('a')
  expect(targetEntryOf({ targetId: 'sht_1', entryId: own }, recorded)).toBe('b')
  expect(targetEntryOf({ targetId: 'b', entryId: own }, recorded)).toBe('b')
  expect(targetEntryOf({ targetId: 'unknown', entryId: own }, recorded)).toBe('c')
  expect(targetEntryOf({ entryId: own }, recorded)).toBe('c')
})

test('a person who recorded a run or a sheet of that entry is involved, even when no one named them as a judge', () => {
  expect(isInvolvedIn({ targetId: 'run_1', entryId: own }, 'head', recorded)).toBe(true)
  expect(isInvolvedIn({ targetId: 'sht_1', entryId: own }, 'judge', recorded)).toBe(true)
  expect(isInvolvedIn({ targetId: 'sht_1', entryId: own }, 'head', recorded)).toBe(false)
  expect(isInvolvedIn({ entryId: own }, 'judge', recorded)).toBe(false)
})
