import { expect, test } from 'vitest'
import { webhookMeaning } from './webhook-meaning.ts'

const createdAt = '2026-01-01T10:00:00.000Z'
const soon = '2026-01-01T10:05:00.000Z'
const late = '2026-01-01T10:20:00.000Z'
const log = { status: 'failed', authentic: true, createdAt } as const

test.each([
  ['network', true],
  ['authentication', false],
  ['validation', false],
  ['server', true],
  ['rate_limit', true],
  ['unknown', false],
] as const)('a failure of the class %s can be retried: %s, but never a forgery', (errorClass, retryable) => {
  expect(webhookMeaning({ ...log, errorClass }, soon)).toMatchObject({ retryable })
  expect(webhookMeaning({ ...log, errorClass, authentic: false }, soon)).toMatchObject({ retryable: false })
})

test('a failure without a class has the class of its words', () => {
  expect(webhookMeaning({ ...log, errorMessage: 'Too many requests' }, soon)).toMatchObject({
    retryable: true,
  })
  expect(webhookMeaning(log, soon)).toMatchObject({ severity: 'medium', retryable: false })
})

test('what has not failed means something only after its processing stopped', () => {
  for (const status of ['pending', 'processing'] as const) {
    expect(webhookMeaning({ ...log, status }, soon)).toBeUndefined()
    expect(webhookMeaning({ ...log, status }, late)).toMatchObject({ retryable: true })
  }
  expect(webhookMeaning({ ...log, status: 'succeeded' }, late)).toBeUndefined()
})
