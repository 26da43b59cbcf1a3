import { expect, test } from 'vitest'
import { isTimely, reminderDue, stillReminded } from './reminder-due.ts'

const startsAt = '2027-07-10T14:00:00.000Z'
const early = '2027-05-01T00:00:00.000Z'

test('one who entered early is reminded 7 days and 24 hours before the start, once each', () => {
  const of = { eventStartsAt: startsAt, createdAt: early }
  expect(reminderDue(of)).toEqual({ kind: 'week', at: '2027-07-03T14:00:00.000Z' })
  expect(reminderDue({ ...of, reminded: ['week'] })).toEqual({ kind: 'day', at: '2027-07-09T14:00:00.000Z' })
  expect(reminderDue({ ...of, reminded: ['week', 'day'] })).toBeUndefined()
})

test('one who enters in the last week or on the last day is not reminded of what they just read', () => {
  const entered = (createdAt: string) => reminderDue({ eventStartsAt: startsAt, createdAt })?.kind
  expect(entered('2027-07-03T13:59:59.999Z')).toBe('week')
  expect(entered('2027-07-03T14:00:00.000Z')).toBe('day')
  expect(entered('2027-07-09T14:00:00.000Z')).toBeUndefined()
})

test('a reminder that is late by more than a day says nothing false', () => {
  expect(isTimely('week', startsAt, '2027-07-04T13:59:59.999Z')).toBe(true)
  expect(isTimely('week', startsAt, '2027-07-04T14:00:00.000Z')).toBe(false)
  expect(isTimely('day', startsAt, '2027-07-10T13:59:59.999Z')).toBe(true)
  expect(isTimely('day', startsAt, startsAt)).toBe(false)
})

test('after a move, reminders whose time is yet to come are sent again', () => {
  const now = '2027-07-05T00:00:00.000Z'
  expect(stillReminded(['week', 'offer'], '2027-07-10T14:10:00.000Z', now)).toEqual(['week', 'offer'])
  expect(stillReminded(['week', 'day', 'offer'], '2027-07-31T14:00:00.000Z', now)).toEqual(['offer'])
})
