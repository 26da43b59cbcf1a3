import { expect, test } from 'vitest'
import { describeFailure, waitText } from './describe-failure.ts'

test('a wait is rounded up to what a person waits for', () => {
  expect(waitText(1)).toBe('1 second')
  expect(waitText(59)).toBe('59 seconds')
  expect(waitText(61)).toBe('2 minutes')
  expect(waitText(3600)).toBe('1 hour')
})

test('a failure without an answer tells what to do', () => {
  expect(describeFailure(new TypeError('fetch failed')).sentence).toContain('Check your connection')
})
