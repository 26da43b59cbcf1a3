import { expect, test } from 'vitest'
import { markBatches } from './mark-all-notifications-read.ts'

function answers(...given: { marked: number; remaining: number }[]) {
  const asked: (string | undefined)[] = []
  const mark = async (through?: string) => {
    const answer = given[asked.push(through) - 1]
    if (!answer) throw new Error('asked once too often')
    return { ...answer, through: `after ${asked.length}` }
  }
  return { mark, asked }
}

test('batches are marked until none remains', async () => {
  const { mark, asked } = answers(
    { marked: 50, remaining: 63 },
    { marked: 50, remaining: 13 },
    { marked: 13, remaining: 0 },
  )
  expect(await markBatches(mark)).toBe(113)
  // Notifications that came after the first are not among those of the others.
  expect(asked).toEqual([undefined, 'after 1', 'after 1'])
})

test('a counter that promises more than there is does not keep it asking', async () => {
  expect(await markBatches(answers({ marked: 0, remaining: 3 }).mark)).toBe(0)
})
