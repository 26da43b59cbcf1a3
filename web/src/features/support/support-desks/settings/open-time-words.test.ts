import { expect, test } from 'vitest'
import { openTimeWords } from './open-time-words.ts'

test('a span of open time names the hours of the desk', () => {
  expect([1, 30, 60, 240, 90].map(openTimeWords)).toEqual([
    '1 open minute',
    '30 open minutes',
    '1 open hour',
    '4 open hours',
    '1 h 30 min of open time',
  ])
})
