import { expect, test } from 'vitest'
import { instantsOf } from './instants-of.ts'

test('both days of a range are included, from midnight to midnight in UTC', () => {
  const { from, to } = instantsOf({ from: '2026-03-01', to: '2026-03-01' })
  expect(from).toBe('2026-03-01T00:00:00.000Z')
  expect(to).toBe('2026-03-02T00:00:00.000Z')
})

test('a range may end with a month or begin without an end', () => {
  expect(instantsOf({ to: '2026-12-31' })).toEqual({ to: '2027-01-01T00:00:00.000Z' })
  expect(instantsOf({ type: 'refund' })).toEqual({ type: 'refund' })
})

test('a range up to the last day of all has no end, rather than one that the server cannot read', () => {
  expect(instantsOf({ to: '9999-12-31' })).toEqual({})
  expect(instantsOf({ from: '2026-03-01', to: '9999-12-31' })).toEqual({
    from: '2026-03-01T00:00:00.000Z',
  })
})
