import { expect, test } from 'vitest'
import { firstAiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { featuresSchema, featuresValues } from './features-values.ts'

const { features, monthlyTokens } = firstAiSettings
const limits = { features, monthlyTokens, prices: { input: 15, output: 60, embedding: 2 } }
const typed = featuresValues(limits)

const problems = (changes: object) =>
  featuresSchema
    .safeParse({ ...typed, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('what was read can be saved as it is', () => {
  expect(typed.monthlyTokens).toBe('1,000,000')
  expect(typed.prices).toEqual({ input: '0.15', output: '0.60', embedding: '0.02' })
  expect(featuresSchema.parse(typed)).toEqual(limits)
})

test('prices are typed in dollars and kept in cents', () => {
  const prices = { input: '$1', output: '2.5', embedding: '0' }
  expect(featuresSchema.parse({ ...typed, prices }).prices).toEqual({ input: 100, output: 250, embedding: 0 })
})

test.each([
  [{ monthlyTokens: '999' }, 'monthlyTokens: Must be at least 1,000'],
  [{ monthlyTokens: '1,000,000,001' }, 'monthlyTokens: Must be at most 1,000,000,000'],
  [{ monthlyTokens: 'all' }, 'monthlyTokens: Enter a whole number'],
  [{ prices: { ...typed.prices, input: '0.123' } }, 'prices.input: Enter an amount such as 0.15'],
  [{ prices: { ...typed.prices, output: '1000.01' } }, 'prices.output: Must be at most $1,000.00'],
  [
    { features: { ...typed.features, event_text: { ...typed.features.event_text, dailyPerUser: '101' } } },
    'features.event_text.dailyPerUser: Must be at most 100',
  ],
])('%j is refused at its field', (changes, message) => {
  expect(problems(changes)).toEqual([message])
})
