import { expect, test } from 'vitest'
import { postSentence } from './post-sentence.ts'
import { weekOf } from './week-of.ts'
import { weekWords } from './week-words.ts'

test('the sentence of a post begins with its member, also one that was stored before', () => {
  const author = { name: 'Tovah Brindlewick' }
  expect(postSentence({ author, title: 'Joined Boxrise' })).toBe('Tovah Brindlewick joined Boxrise')
  expect(postSentence({ author, title: 'Is now a verified business' })).toBe(
    'Tovah Brindlewick is now a verified business',
  )
  expect(postSentence({ author, title: 'Took 1st in Street 1 at River City Lanes' })).toBe(
    'Tovah Brindlewick took 1st in Street 1 at River City Lanes',
  )
})

test('a week begins on Monday, in UTC', () => {
  expect(weekOf('2026-11-22T23:59:59.999Z')).toBe('2026-11-16')
  expect(weekOf('2026-11-23T00:00:00.000Z')).toBe('2026-11-23')
  expect(weekOf('2026-11-29T23:59:59.999Z')).toBe('2026-11-23')
  expect(weekOf('2027-01-01T12:00:00.000Z')).toBe('2026-12-28')
})

test('a week says how many people joined, and which week it was unless it is this one', () => {
  const now = '2026-11-29T12:00:00.000Z'
  const week = { count: 6, hasMore: false, weekOn: '2026-11-23' }
  expect(weekWords(week, now)).toBe('6 people joined this week')
  expect(weekWords({ ...week, count: 1 }, now)).toBe('1 person joined this week')
  expect(weekWords({ ...week, count: 1 }, now, 'Ada Author')).toBe('Ada Author joined this week')
  expect(weekWords(week, now, 'Ada Author')).toBe('6 people joined this week')
  expect(weekWords({ ...week, count: 50, hasMore: true }, now)).toBe('50+ people joined this week')
  expect(weekWords({ ...week, weekOn: '2026-11-16' }, now)).toBe('6 people joined in the week of Nov 16')
})
