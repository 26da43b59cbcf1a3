import { expect, test } from 'vitest'
import { settledPhone, settleListing } from './settle-listing.ts'

const today = '2026-11-28'
const day = (on: string) => ({ on, hours: [] })
const settled = (on: string[]) =>
  settleListing({ phone: '', specialDays: on.map(day) }, undefined, today).specialDays.map((one) => one.on)

test('special days are kept from today to 400 days ahead, in their order', () => {
  expect(settled(['2026-12-25', '2026-11-27', '2026-11-28'])).toEqual(['2026-11-28', '2026-12-25'])
  expect(settled(['2028-01-02'])).toEqual(['2028-01-02'])
  expect(() => settled(['2028-01-03'])).toThrow('Choose dates from today to 400 days ahead.')
})

test('a phone number is stored as it is dialed from anywhere, and stays while it is not edited', () => {
  expect(settledPhone('(214) 555-0100', undefined)).toBe('+12145550100')
  expect(settledPhone('', '+12145550100')).toBe('')
  expect(settledPhone('not a number', 'not a number')).toBe('not a number')
  expect(() => settledPhone('12', undefined)).toThrow()
})
