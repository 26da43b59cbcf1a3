import { expect, test } from 'vitest'
import { mayClose } from './may-close.ts'

const season = { status: 'active' as const, endsOn: '2026-12-31' }

test('a season closes by itself when its last day is more than two weeks past', () => {
  expect(mayClose(season, '2026-12-31')).toBe(false)
  expect(mayClose(season, '2027-01-14')).toBe(false)
  expect(mayClose(season, '2027-01-15')).toBe(true)
})

test('a draft and a season that is closed stay as they are', () => {
  expect(mayClose({ ...season, status: 'draft' }, '2028-01-01')).toBe(false)
  expect(mayClose({ ...season, status: 'closed' }, '2028-01-01')).toBe(false)
})
