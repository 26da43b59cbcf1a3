import { expect, test } from 'vitest'
import { costOf } from './cost-of.ts'

const prices = { input: 250, output: 1000, embedding: 2 }

test('texts cost what is read and what is written', () => {
  expect(costOf('support_reply', { inputTokens: 2_000_000, outputTokens: 500_000 }, prices)).toBe(1000)
  expect(costOf('event_text', { inputTokens: 100, outputTokens: 20 }, prices)).toBeCloseTo(0.045, 10)
})

test('searches cost what is embedded', () => {
  expect(costOf('answer_search', { inputTokens: 3_000_000, outputTokens: 0 }, prices)).toBe(6)
})
