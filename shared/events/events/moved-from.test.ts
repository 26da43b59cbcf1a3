import { expect, test } from 'vitest'
import { anyWithdrawalUntil, freeWithdrawalUntil, movesWith } from './moved-from.ts'

const at = (day: number, hour = 0) => new Date(Date.UTC(2027, 4, day, hour)).toISOString()
const place = { city: 'Dallas', state: 'TX', country: 'US' }
const event = (startsAt: string) => ({ ...place, startsAt })
type Moved = Parameters<typeof freeWithdrawalUntil>[0]

/** An event that starts on June 1, 2027 and is moved, each time on a day of May to a later start. */
function movedTo(...steps: [on: number, startsAt: string][]): Moved {
  let current: Moved = event(at(32))
  for (const [on, startsAt] of steps)
    current = { ...event(startsAt), moves: movesWith(current, event(startsAt), at(on)) }
  return current
}
const entered = at(1)

test('three moves of 24 hours each give a right to withdraw, which one of them does not', () => {
  expect(freeWithdrawalUntil(movedTo([2, at(33)]), entered, at(2, 1))).toBeUndefined()
  const thrice = movedTo([2, at(33)], [3, at(34)], [4, at(35)])
  expect(freeWithdrawalUntil(thrice, entered, at(4, 1))).toBe(at(11))
  expect(anyWithdrawalUntil(thrice, at(4, 1))).toBe(at(11))
})

test('someone who entered after a move accepted its date', () => {
  const moved = movedTo([2, at(40)])
  expect(freeWithdrawalUntil(moved, at(1), at(3))).toBe(at(9))
  expect(freeWithdrawalUntil(moved, at(2, 1), at(3))).toBeUndefined()
})

test('someone who lets the seven days pass has accepted the change, and a small one later gives no right', () => {
  const moved = movedTo([2, at(40)], [15, at(40, 1)])
  expect(freeWithdrawalUntil(moved, entered, at(15, 1))).toBeUndefined()
  expect(freeWithdrawalUntil(movedTo([2, at(40)], [5, at(40, 1)]), entered, at(6))).toBe(at(12))
})

test('a move back to where it was when they entered takes the right away', () => {
  expect(freeWithdrawalUntil(movedTo([2, at(40)], [3, at(32)]), entered, at(3, 1))).toBeUndefined()
})

test('another city is a move, and another hour alone is none', () => {
  const elsewhere = { ...event(at(32)), city: 'Austin' }
  const moved = { ...elsewhere, moves: movesWith(event(at(32)), elsewhere, at(2)) }
  expect(freeWithdrawalUntil(moved, entered, at(3))).toBe(at(9))
  expect(movesWith(event(at(32)), { ...event(at(32)), city: 'DALLAS ' }, at(2))).toBeUndefined()
})

test('the right ends at the start, and an event that was moved before its history was kept keeps its right', () => {
  expect(freeWithdrawalUntil(movedTo([30, at(35)]), entered, at(31))).toBe(at(35))
  const older = { ...event(at(40)), freeWithdrawalUntilAt: at(9) }
  expect(freeWithdrawalUntil(older, entered, at(3))).toBe(at(9))
})
