import { expect, test } from 'vitest'
import type { Item } from './item.ts'
import { expiryFrom, isBumpDue, nextDue, nextReminder, renewalOf } from './item-dates.ts'

test('what is published on January 10 expires on March 11, a vehicle 30 days later', () => {
  const published = '2026-01-10T15:00:00.000Z'
  expect(expiryFrom({ category: 'amplifiers' }, published)).toBe('2026-03-11T15:00:00.000Z')
  expect(expiryFrom({ category: 'vehicles' }, published)).toBe('2026-04-10T15:00:00.000Z')
})

test('it can be renewed from February 25 to 30 days after it expired, counted from then', () => {
  expect(renewalOf('2026-03-11T15:00:00.000Z')).toEqual({
    from: '2026-02-25T15:00:00.000Z',
    until: '2026-04-10T15:00:00.000Z',
  })
  expect(expiryFrom({ category: 'other' }, '2026-03-05T10:00:00.000Z')).toBe('2026-05-04T10:00:00.000Z')
})

test('a renewal brings it to the top once in 30 days', () => {
  const bumpedAt = '2026-01-10T15:00:00.000Z'
  expect(isBumpDue({ bumpedAt }, '2026-02-09T14:59:59.999Z')).toBe(false)
  expect(isBumpDue({ bumpedAt }, '2026-02-09T15:00:00.000Z')).toBe(true)
  expect(isBumpDue({}, bumpedAt)).toBe(true)
})

type Dated = Parameters<typeof nextDue>[0]

const active: Dated = { status: 'active', expiresAt: '2026-03-11T15:00:00.000Z' }

test('its seller is reminded 7 days and 1 day before, and then it ends', () => {
  expect(nextReminder(active)).toEqual({ days: 7, at: '2026-03-04T15:00:00.000Z' })
  expect(nextDue(active)).toBe('2026-03-04T15:00:00.000Z')
  const once = { ...active, remindedDays: 7 }
  expect(nextReminder(once)).toEqual({ days: 1, at: '2026-03-10T15:00:00.000Z' })
  const twice = { ...active, remindedDays: 1 }
  expect(nextReminder(twice)).toBeUndefined()
  expect(nextDue(twice)).toBe('2026-03-11T15:00:00.000Z')
  expect(nextDue({ ...active, status: 'sold_here' })).toBeUndefined()
})

test('a reservation is looked at when it ends, and the item lasts as long', () => {
  const reservation = (until: string) => ({
    reservation: { buyerId: 'someone' as Item['sellerId'], until, priceCents: 1 },
  })
  expect(nextDue({ ...active, ...reservation('2026-02-01T00:00:00.000Z') })).toBe('2026-02-01T00:00:00.000Z')
  const late = { ...active, remindedDays: 1, ...reservation('2026-03-13T00:00:00.000Z') }
  expect(nextDue(late)).toBe('2026-03-13T00:00:00.000Z')
})
