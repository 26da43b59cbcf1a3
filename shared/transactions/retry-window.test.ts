import { expect, test } from 'vitest'
import { mayRetry } from './retry-window.ts'

const failed = {
  type: 'payment',
  status: 'failed',
  retryable: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  failedAt: '2026-01-02T00:00:00.000Z',
} as const
const last = '2026-02-01T00:00:00.000Z'

test('a failed payment is offered for 30 days after its last try, while its invoice can be paid', () => {
  expect(mayRetry(failed, last)).toBe(true)
  expect(mayRetry(failed, '2026-02-01T00:00:00.001Z')).toBe(false)
  expect(mayRetry({ ...failed, failedAt: undefined }, last)).toBe(false)
  for (const other of [{ retryable: undefined }, { status: 'succeeded' }, { type: 'refund' }] as const)
    expect(mayRetry({ ...failed, ...other }, last)).toBe(false)
})
