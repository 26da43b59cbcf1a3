import { expect, test } from 'vitest'
import { markBatches } from './mark-all-notifications-read.ts'

function answers(...given: { marked: number; remaining: number }[]) {
  let asked = 0
  return () => Promise.resolve(given[asked++] ?? Promise.reject(new Error('asked once too often')))
}

test('batches are marked until none remains', async () => {
  const mark = answers(
    { marked: 50, remaining: 63 },
    { marked: 50, remaining: 13 },
    { marked: 13, remaining: 0 },
  )
  expect(await markBatches(mark)).toBe(113)
})

test('a counter that promises more than there is does not keep it asking', async () => {
  expect(await markBatches(answers({ marked: 0, remaining: 3 }))).toBe(0)
})
