import { expect, test } from 'vitest'
import { dayByKey } from './day-by-key.ts'

test.each([
  ['2026-11-18', 'ArrowLeft', '2026-11-17'],
  ['2026-11-18', 'ArrowRight', '2026-11-19'],
  ['2026-11-18', 'ArrowUp', '2026-11-11'],
  ['2026-11-18', 'ArrowDown', '2026-11-25'],
  ['2026-11-18', 'Home', '2026-11-15'],
  ['2026-11-18', 'End', '2026-11-21'],
  ['2026-11-18', 'PageUp', '2026-10-18'],
  ['2026-11-18', 'PageDown', '2026-12-18'],
])('from %s %s leads to %s', (day, key, to) => {
  expect(dayByKey(day, { key, shiftKey: false })).toBe(to)
})

test('the arrows go on in the next month, and in the one before', () => {
  expect(dayByKey('2026-12-31', { key: 'ArrowRight', shiftKey: false })).toBe('2027-01-01')
  expect(dayByKey('2026-12-31', { key: 'ArrowDown', shiftKey: false })).toBe('2027-01-07')
  expect(dayByKey('2027-01-01', { key: 'ArrowLeft', shiftKey: false })).toBe('2026-12-31')
  expect(dayByKey('2027-01-03', { key: 'ArrowUp', shiftKey: false })).toBe('2026-12-27')
})

test('a week that is shared with another month begins and ends with the days of this one', () => {
  expect(dayByKey('2026-10-02', { key: 'Home', shiftKey: false })).toBe('2026-10-01')
  expect(dayByKey('2026-11-30', { key: 'End', shiftKey: false })).toBe('2026-11-30')
  expect(dayByKey('2028-02-28', { key: 'End', shiftKey: false })).toBe('2028-02-29')
})

test('a month that is too short has its last day instead, and with Shift it is a year', () => {
  expect(dayByKey('2027-01-31', { key: 'PageDown', shiftKey: false })).toBe('2027-02-28')
  expect(dayByKey('2028-02-29', { key: 'PageUp', shiftKey: true })).toBe('2027-02-28')
  expect(dayByKey('2026-11-18', { key: 'PageDown', shiftKey: true })).toBe('2027-11-18')
})

test('other keys lead nowhere', () => {
  for (const key of ['Enter', ' ', 'Tab', 'j'])
    expect(dayByKey('2026-11-18', { key, shiftKey: false })).toBeUndefined()
})
