import { expect, test } from 'vitest'
import type { UsageDay } from '#shared/ai/ai-settings/admin-contract.ts'
import { usageCsv } from './usage-csv.ts'
import { costWords, daysUntil, usedByDay, usedByFeature } from './usage-figures.ts'

const row = (day: string, feature: UsageDay['feature'], changes: Partial<UsageDay> = {}): UsageDay => ({
  day,
  feature,
  calls: 1,
  failures: 0,
  inputTokens: 100,
  outputTokens: 20,
  costCents: 0.25,
  ...changes,
})

test('the days end today and are 30, also over the end of a month', () => {
  const days = daysUntil('2026-03-05')
  expect(days).toHaveLength(30)
  expect(days[0]).toBe('2026-02-04')
  expect(days.at(-1)).toBe('2026-03-05')
})

test('features of one day add up, and a day without a call has nothing', () => {
  const items = [
    row('2026-03-04', 'event_text'),
    row('2026-03-04', 'listing_text', { calls: 2, failures: 1 }),
  ]
  const { byDay, total } = usedByDay(items, ['2026-03-03', '2026-03-04'])
  const used = { calls: 3, failures: 1, tokens: 240, costCents: 0.5 }
  expect(byDay).toEqual([{ calls: 0, failures: 0, tokens: 0, costCents: 0 }, used])
  expect(total).toEqual(used)
})

test('the dearest feature comes first, and those nobody used are left out', () => {
  const items = [
    row('2026-03-03', 'support_reply'),
    row('2026-03-03', 'answer_search', { costCents: 2 }),
    row('2026-03-04', 'support_reply'),
  ]
  expect(usedByFeature(items).map(({ feature, costCents }) => [feature, costCents])).toEqual([
    ['answer_search', 2],
    ['support_reply', 0.5],
  ])
})

test.each([
  [0, '$0.00'],
  [0.42, '$0.0042'],
  [49, '$0.49'],
  [123_456.4, '$1,234.56'],
])('%f cents are %s', (cents, words) => expect(costWords(cents)).toBe(words))

test('the file has the oldest day first and small costs whole', () => {
  const lines = usageCsv([row('2026-03-04', 'event_text'), row('2026-03-03', 'support_reply')]).split('\r\n')
  expect(lines.slice(1, -1)).toEqual([
    '2026-03-03,Support replies,1,0,100,20,0.002500',
    '2026-03-04,Event texts,1,0,100,20,0.002500',
  ])
})
