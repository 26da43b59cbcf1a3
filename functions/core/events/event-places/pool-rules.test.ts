import { expect, test } from 'vitest'
import {
  offeredFrom,
  openedUp,
  type Places,
  type PoolChange,
  releasedTo,
  resized,
  takenFrom,
} from './pool-rules.ts'

const places = (more: Partial<Places> = {}): Places => ({
  available: 0,
  reserved: 0,
  waiting: 0,
  taken: 10,
  ...more,
})

const after = (before: Places, change: PoolChange | string): Places => {
  if (typeof change === 'string') throw new Error(change)
  return {
    available: before.available === undefined ? undefined : before.available + (change.available ?? 0),
    reserved: before.reserved + (change.reserved ?? 0),
    waiting: before.waiting + (change.waiting ?? 0),
    taken: before.taken + (change.taken ?? 0),
  }
}

test('a place is taken where one is available, and never one that is promised to the waiting list', () => {
  expect(takenFrom(places({ available: 1, taken: 9 }))).toEqual({ available: -1, taken: 1 })
  expect(takenFrom(places())).toBe('full')
  expect(takenFrom(places({ reserved: 2, taken: 8, waiting: 3 }))).toBe('full')
  expect(takenFrom(places({ available: undefined }))).toEqual({ taken: 1 })
})

test('7 confirmed, 2 held and 1 offered of 10: a hold that ends goes to the first who waits, else to all', () => {
  const waited = places({ waiting: 2 })
  const released = after(waited, releasedTo(waited))
  expect(released).toEqual(places({ reserved: 1, waiting: 2, taken: 9 }))
  const offered = after(released, offeredFrom(released))
  expect(offered).toEqual(places({ waiting: 1 }))
  expect(after(places(), releasedTo(places()))).toEqual(places({ available: 1, taken: 9 }))
})

test('there is one offer for each place that was given back', () => {
  expect(offeredFrom(places({ waiting: 3 }))).toBe('none')
  const kept = places({ reserved: 1, waiting: 1, taken: 9 })
  expect(after(kept, openedUp(kept))).toEqual(places({ available: 1, waiting: 1, taken: 9 }))
  expect(openedUp(places())).toBe('none')
})

test('10 to 9 with no open place is refused, and with open ones down to what is taken', () => {
  expect(() => resized(places(), 9, 'body.capacity')).toThrow(
    'No spots are open, so the limit cannot go below 10.',
  )
  const open = places({ available: 3, taken: 7 })
  expect(() => resized(open, 6, 'body.capacity')).toThrow(
    'Only 3 spots are open, so the limit cannot go below 7.',
  )
  expect(() => resized(places({ available: 1, taken: 9 }), 8, 'body.capacity')).toThrow(
    'Only 1 spot is open, so the limit cannot go below 9.',
  )
  expect(resized(open, 7, 'body.capacity')).toMatchObject({ available: 0 })
})

test('10 to 12 with three who wait keeps both places for them', () => {
  expect(resized(places({ waiting: 3 }), 12, 'body.capacity')).toEqual({ available: 0, reserved: 2 })
  expect(resized(places({ waiting: 1 }), 12, 'body.capacity')).toEqual({ available: 1, reserved: 1 })
  expect(resized(places(), 12, 'body.capacity')).toEqual({ available: 2, reserved: 0 })
})

test('a place that is promised counts as taken where the limit is lowered', () => {
  const promised = places({ reserved: 2, waiting: 2, taken: 8 })
  expect(() => resized(promised, 9, 'body.capacity')).toThrow('cannot go below 10.')
})

test('over the limit by one, the next place that is given back goes to no one', () => {
  const over = places({ available: -1, taken: 11 })
  expect(after(over, releasedTo(over))).toEqual(places())
  const waited = places({ available: -1, waiting: 3, taken: 11 })
  const released = after(waited, releasedTo(waited))
  expect(offeredFrom(released)).toBe('none')
  expect(after(released, openedUp(released))).toEqual(places({ waiting: 3 }))
  const raised = { ...waited, ...resized(waited, 12, 'body.capacity') }
  expect(offeredFrom(after(raised, offeredFrom(raised)))).toBe('none')
  expect(() => resized(over, 9, 'body.capacity')).toThrow(
    'No spots are open, so the limit cannot go below 11.',
  )
})

test('a limit comes and goes', () => {
  expect(resized(places(), undefined, 'body.capacity')).toEqual({ available: undefined, reserved: 0 })
  const unlimited = places({ available: undefined, taken: 12 })
  expect(resized(unlimited, 15, 'body.capacity')).toEqual({ available: 3, reserved: 0 })
  expect(() => resized(unlimited, 10, 'body.capacity')).toThrow(
    '12 spots are taken, so the limit cannot go below 12.',
  )
})
