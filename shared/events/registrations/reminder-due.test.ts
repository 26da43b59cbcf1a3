import { expect, test } from 'vitest'
import { isTimely, reminderDue, stillReminded } from './reminder-due.ts'
import { reminderSentAt } from './reminder-sent-at.ts'

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

test('after a move, reminders whose hour is yet to come are sent again, and no others', () => {
  const at = (startsAt: string, hour: number) => (kind: 'week' | 'day') =>
    reminderSentAt(kind, { startsAt, timeZone: 'America/Chicago' }, hour)
  const now = '2027-07-09T15:00:00.000Z'
  const all = ['week', 'day', 'offer'] as const
  // Reminded at 9 AM of Friday; at 10 AM it moves within Saturday.
  expect(stillReminded(all, at('2027-07-10T20:30:00.000Z', 9), now)).toEqual(all)
  // To Sunday, with Saturday’s reminder in the evening.
  expect(stillReminded(all, at('2027-07-11T11:00:00.000Z', 20), now)).toEqual(['week', 'offer'])
  expect(stillReminded(all, at('2027-07-31T14:00:00.000Z', 9), now)).toEqual(['offer'])
})
