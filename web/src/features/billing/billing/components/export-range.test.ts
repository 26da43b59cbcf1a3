import { expect, test } from 'vitest'
import { lastMonths, rangeOf } from './export-range.ts'

test('an export begins three months ago and includes both of its days', () => {
  const days = lastMonths('2026-05-31T23:59:59.000Z')
  expect(days).toEqual({ from: '2026-02-28', to: '2026-05-31' })
  expect(rangeOf(days)).toEqual({ startDate: '2026-02-28', endDate: '2026-06-01' })
  expect(rangeOf({ from: '2026-12-31', to: '2026-12-31' })).toEqual({
    startDate: '2026-12-31',
    endDate: '2027-01-01',
  })
})

test('days that are missing or in the wrong order are refused before anything is sent', () => {
  expect(rangeOf({ from: '', to: '2026-05-31' })).toEqual({ problem: 'Choose both days.' })
  expect(rangeOf({ from: '2026-06-01', to: '2026-05-31' })).toEqual({
    problem: 'The first day is after the last day.',
  })
})
