import { expect, test } from 'vitest'
import { cardExpiry } from './card-expiry.ts'

const on = (now: string) => cardExpiry({ expMonth: 12, expYear: 2026 }, Date.parse(now))

test('a card pays to the last moment of its month', () => {
  expect(on('2026-12-31T23:59:59.999Z')).toBe('soon')
  expect(on('2027-01-01T00:00:00.000Z')).toBe('expired')
})

test('a card is about to expire from the first of its month on', () => {
  expect(on('2026-11-30T23:59:59.999Z')).toBe('fine')
  expect(on('2026-12-01T00:00:00.000Z')).toBe('soon')
})

test('what has no date never expires', () => {
  expect(cardExpiry({}, 0)).toBe('fine')
})
