import { expect, test } from 'vitest'
import { showsFailure } from './retry-window.ts'

const failed = {
  type: 'payment',
  status: 'failed',
  retryable: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  failedAt: '2026-01-02T00:00:00.000Z',
} as const
const last = '2026-02-01T00:00:00.000Z'

test('a failed payment is offered for 30 days after its last try, while its invoice can be paid', () => {
  expect(showsFailure(failed, true, last)).toBe(true)
  expect(showsFailure(failed, true, '2026-02-01T00:00:00.001Z')).toBe(false)
  expect(showsFailure({ ...failed, failedAt: undefined }, true, last)).toBe(false)
  for (const other of [{ retryable: undefined }, { status: 'succeeded' }, { type: 'refund' }] as const)
    expect(showsFailure({ ...failed, ...other }, true, last)).toBe(false)
})

test('a member without a membership sees what failed, though it can no longer be paid', () => {
  expect(showsFailure({ ...failed, retryable: undefined }, false, last)).toBe(true)
  expect(showsFailure(failed, false, '2026-02-01T00:00:00.001Z')).toBe(false)
  expect(showsFailure({ ...failed, status: 'succeeded' }, false, last)).toBe(false)
})
