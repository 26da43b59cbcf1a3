import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything, nothingOptional, parseConsent } from './consent-record.ts'

const decidedAt = Date.parse('2026-03-01T12:00:00.000Z')
const day = 86_400_000
const record = { timestamp: new Date(decidedAt).toISOString(), preferences: everything, userAgent: 'Test' }

test('a decision holds for 365 days and is asked for again after that', () => {
  const stored = JSON.stringify(record)
  expect(parseConsent(stored, decidedAt)).toEqual(record)
  expect(parseConsent(stored, decidedAt + 365 * day - 1)).toEqual(record)
  expect(parseConsent(stored, decidedAt + 365 * day)).toBeUndefined()
})

test('a decision from the future is none', () => {
  expect(parseConsent(JSON.stringify(record), decidedAt - 2 * day)).toBeUndefined()
})

test('the necessary things stay on, whatever is stored', () => {
  const stored = JSON.stringify({ ...record, preferences: { ...nothingOptional, necessary: false } })
  expect(parseConsent(stored, decidedAt)?.preferences).toEqual(nothingOptional)
})

test('what is no whole decision never allows anything', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(parseConsent(text, decidedAt)).toBeUndefined()
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom('analytics', 'advertising', 'functional'), fc.jsonValue(), (name, value) => {
      fc.pre(typeof value !== 'boolean')
      const preferences = { ...everything, [name]: value }
      expect(parseConsent(JSON.stringify({ ...record, preferences }), decidedAt)).toBeUndefined()
    }),
  )
  expect(parseConsent(null, decidedAt)).toBeUndefined()
})
