import { expect, test } from 'vitest'
import { priceHelpWords } from './price-help-words.ts'

test('price help says how many were sold, and for what', () => {
  expect(priceHelpWords({ count: 5, lowCents: 12_000, highCents: 18_000 })).toBe(
    '5 like this sold for $120–$180.',
  )
  expect(priceHelpWords({ count: 1200, lowCents: 9_990, highCents: 10_010 })).toBe(
    '1,200 like this sold for about $100.',
  )
})
