import { expect, test } from 'vitest'
import { bareItem } from '#test/support/bare-item.ts'
import { followedItem } from './followed-item.ts'
import type { Item } from './item.ts'
import { dueReminder, nextDue } from './item-dates.ts'

const buyerId = '7b0c4a52-1111-4222-8333-444455556667' as Item['sellerId']
const held = (until: string): Partial<Item> => ({ reservation: { buyerId, until, priceCents: 1 } })
const item = bareItem()

test('an item is reminded of 7 days and 1 day before its end, and then it expires', () => {
  expect(nextDue(item)).toBe('2026-03-04T15:00:00.000Z')
  expect(followedItem(item, '2026-03-04T14:59:59.999Z')).toBeUndefined()
  const first = followedItem(item, '2026-03-04T15:00:00.000Z')
  expect(first).toMatchObject({ isExpired: false, remindedDays: 7, after: { remindedDays: 7, version: 2 } })
  const reminded = first?.after ?? item
  expect(nextDue(reminded)).toBe('2026-03-10T15:00:00.000Z')
  expect(followedItem(reminded, '2026-03-10T14:59:59.999Z')).toBeUndefined()
  const second = followedItem(reminded, '2026-03-10T15:00:00.000Z')?.after ?? item
  expect(second.remindedDays).toBe(1)
  expect(nextDue(second)).toBe('2026-03-11T15:00:00.000Z')
  const ended = followedItem(second, '2026-03-11T15:00:00.000Z')
  expect(ended).toMatchObject({ isExpired: true, after: { status: 'expired' } })
  expect(ended && followedItem(ended.after, '2026-03-12T15:00:00.000Z')).toBeUndefined()
})

test('a job that slept reminds once, of the end as it is then, and of no end that is past', () => {
  expect(dueReminder(item, '2026-03-10T20:00:00.000Z')).toBe(1)
  const late = followedItem(item, '2027-01-01T00:00:00.000Z')
  expect(late).toMatchObject({ isExpired: true })
  expect(late?.remindedDays).toBeUndefined()
})

test('a reservation that is over goes, and nothing else', () => {
  const until = '2026-02-01T00:00:00.000Z'
  const reserved = bareItem(held(until))
  expect(nextDue(reserved)).toBe(until)
  expect(followedItem(reserved, '2026-01-31T23:59:59.999Z')).toBeUndefined()
  const freed = followedItem(reserved, until)
  expect(freed).toMatchObject({ isExpired: false, after: { status: 'active', version: 2 } })
  expect(freed?.after).not.toHaveProperty('reservation')
  expect(freed?.remindedDays).toBeUndefined()
})

test('what is reserved does not expire before its reservation, and then both end at once', () => {
  const reserved = bareItem({ ...held('2026-03-12T15:00:00.000Z'), remindedDays: 1 })
  expect(nextDue(reserved)).toBe('2026-03-12T15:00:00.000Z')
  expect(followedItem(reserved, '2026-03-11T15:00:00.000Z')).toBeUndefined()
  const ended = followedItem(reserved, '2026-03-12T15:00:00.000Z')
  expect(ended).toMatchObject({ isExpired: true, after: { status: 'expired' } })
  expect(ended?.after).not.toHaveProperty('reservation')
})

test('a reservation stays while an item is reminded of', () => {
  const reserved = bareItem(held('2026-03-06T00:00:00.000Z'))
  const reminded = followedItem(reserved, '2026-03-05T00:00:00.000Z')
  expect(reminded).toMatchObject({ remindedDays: 7, after: held('2026-03-06T00:00:00.000Z') })
})

test.each(['draft', 'pending', 'sold_here', 'closed', 'removed', 'expired'] as const)(
  'nothing is due about a %s item',
  (status) => {
    const one = bareItem({ status, ...held('2026-02-01T00:00:00.000Z') })
    expect(nextDue(one)).toBeUndefined()
    expect(followedItem(one, '2027-01-01T00:00:00.000Z')).toBeUndefined()
  },
)
