import { expect, test } from 'vitest'
import { isResultOpen, openResultsDue } from './open-results-due.ts'

const event = { endsAt: '2027-07-11T01:00:00.000Z', timeZone: 'America/Chicago' } as const

test('reminders are due on the second and the seventh day after the last, by the calendar at the venue', () => {
  // The event ends on July 10 in Chicago.
  expect(openResultsDue(event, '2027-07-12T04:59:59.000Z')).toBeUndefined()
  expect(openResultsDue(event, '2027-07-12T05:00:00.000Z')).toBe(2)
  expect(openResultsDue(event, '2027-07-13T04:59:59.000Z')).toBe(2)
  expect(openResultsDue(event, '2027-07-13T05:00:00.000Z')).toBeUndefined()
  expect(openResultsDue(event, '2027-07-17T15:00:00.000Z')).toBe(7)
  expect(openResultsDue(event, '2027-07-18T15:00:00.000Z')).toBeUndefined()
})

test('a class is open until it is signed, but one without entries ends with its event', () => {
  expect(isResultOpen(undefined, 0)).toBe(false)
  expect(isResultOpen(undefined, 1)).toBe(true)
  expect((['running', 'provisional'] as const).map((state) => isResultOpen(state, 0))).toEqual([true, true])
  expect((['final', 'verified', 'void'] as const).map((state) => isResultOpen(state, 3))).toEqual([
    false,
    false,
    false,
  ])
})
