import { expect, test } from 'vitest'
import { spotsLeft } from './spots-left.ts'

const event = (taken: number, left: number | undefined, more = {}) => ({
  phase: 'open' as const,
  places: { taken, waiting: 0, ...(left !== undefined && { left }) },
  waitingList: true,
  ...more,
})

test.each([
  [event(54, 6), '6 spots left', true],
  [event(53, 7), '7 spots left', false],
  [event(9, 1), '1 spot left', true],
  [event(60, 0), 'Full, waitlist open', true],
  [event(60, 0, { waitingList: false }), 'Full', true],
])('places that are left are few from a tenth down', (full, words, isFew) => {
  expect(spotsLeft(full)).toEqual({ words, isFew })
})

test('an event without a limit, or one that no longer takes entries, has nothing to say about places', () => {
  expect(spotsLeft(event(12, undefined))).toBeUndefined()
  expect(spotsLeft(event(54, 6, { phase: 'closed' }))).toBeUndefined()
  expect(spotsLeft(event(54, 6, { phase: 'ended' }))).toBeUndefined()
})
