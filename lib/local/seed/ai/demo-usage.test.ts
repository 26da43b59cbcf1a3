import { expect, test } from 'vitest'
import { demoUsage } from './demo-usage.ts'

const ends = ['2026-11-30T17:00:00.000Z', '2026-12-01T03:00:00.000Z', '2027-01-01T12:00:00.000Z']

test.each(ends)('on %s the month is what its days come to', (now) => {
  const { counts, budget, members } = demoUsage(now)
  const ofMonth = counts.filter(({ day }) => day.startsWith(budget.month))
  const sum = ofMonth.reduce((all, { inputTokens, outputTokens }) => all + inputTokens + outputTokens, 0)
  expect(budget.tokens).toBe(sum)
  expect(new Set(counts.map(({ day }) => day)).size).toBe(30)
  expect(members.every(({ month, tokens }) => month === budget.month && tokens <= sum)).toBe(true)
})
