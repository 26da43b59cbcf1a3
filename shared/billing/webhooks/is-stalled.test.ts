import { expect, test } from 'vitest'
import { isStalled } from './is-stalled.ts'

const createdAt = '2026-01-01T10:00:00.000Z'

test.each([
  ['pending', '2026-01-01T10:14:59.000Z', false],
  ['pending', '2026-01-01T10:15:00.000Z', true],
  ['processing', '2026-01-01T10:15:00.000Z', true],
  ['failed', '2026-01-02T10:00:00.000Z', false],
  ['succeeded', '2026-01-02T10:00:00.000Z', false],
] as const)('a webhook that is %s at %s has stalled: %s', (status, now, expected) => {
  expect(isStalled({ status, createdAt }, now)).toBe(expected)
})

test('the time counts from the last retry', () => {
  const log = { status: 'processing', createdAt, lastRetryAt: '2026-01-01T12:00:00.000Z' } as const
  expect(isStalled(log, '2026-01-01T12:10:00.000Z')).toBe(false)
})
