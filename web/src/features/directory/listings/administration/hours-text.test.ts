import { expect, test } from 'vitest'
import { readDay, readSpecialDays, specialDaysText } from './hours-text.ts'
import { dayWords, weekLines } from './week-lines.ts'

test('the hours of a day are read as people type them', () => {
  expect(readDay('9 AM - 5:30 pm')).toEqual([[540, 1050]])
  expect(readDay('9:00 – 12:00, 13:00 – 17:00')).toEqual([
    [540, 720],
    [780, 1020],
  ])
  expect(readDay('6 PM to 2 AM')).toEqual([[1080, 1560]])
  expect(readDay('Open 24 hours')).toEqual([[0, 1440]])
  expect(readDay('Closed')).toEqual([])
  expect(readDay('')).toEqual([])
  for (const wrong of ['9', '9 AM - 9 AM', '25:00 - 26:00', '13 PM - 2 PM', '9 - 10 - 11', 'late'])
    expect(readDay(wrong)).toBeUndefined()
})

test('what is written of hours is read as the same hours', () => {
  for (const hours of [[], [[0, 1440]], [[540, 1050]], [[1080, 1560]], [[0, 30]]] as [number, number][][])
    expect(readDay(dayWords(hours))).toEqual(hours)
  const days = [
    { on: '2026-12-24', hours: [[540, 780]] as [number, number][] },
    { on: '2026-12-25', hours: [] },
  ]
  expect(readSpecialDays(specialDaysText(days))).toEqual(days)
  expect(readSpecialDays('\n')).toEqual([])
  expect(readSpecialDays('Christmas: closed')).toBeUndefined()
})

test('a week begins on Monday', () => {
  const week = weekLines([[], [[540, 1020]], [], [], [], [], [[600, 840]]])
  expect(week[0]).toBe('Monday: 9:00 AM – 5:00 PM')
  expect(week.slice(5)).toEqual(['Saturday: 10:00 AM – 2:00 PM', 'Sunday: Closed'])
})
