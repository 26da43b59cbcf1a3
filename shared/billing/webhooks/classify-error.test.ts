import { expect, test } from 'vitest'
import { classifyError, errorClasses } from './classify-error.ts'

test.each([
  ['Connection reset by peer', 'network', 'low', true],
  ['Request timeout after 20000 ms', 'network', 'low', true],
  ['Invalid signature', 'authentication', 'high', false],
  ['Validation of the body: missing field id', 'validation', 'medium', false],
  ['500 Internal Server Error', 'server', 'high', true],
  ['Too many requests', 'rate_limit', 'low', true],
  ['The moon is full', 'unknown', 'medium', false],
] as const)('“%s” is %s: %s, worth a retry %s', (message, kind, severity, retryable) => {
  expect(classifyError(message)).toBe(kind)
  expect(errorClasses[kind]).toMatchObject({ severity, retryable })
})

test('the first class of the list that fits counts', () => {
  expect(classifyError('unauthorized: connection to the database refused')).toBe('network')
})
