import { expect, test } from 'vitest'
import { bareItem } from '#test/support/bare-item.ts'
import type { Item } from './item.ts'
import { isReserved, itemStateAt } from './item-state.ts'
import { releasedItem, reservationHours, reservedItem, soldItem } from './reserved-item.ts'

const now = '2026-01-20T12:00:00.000Z'
const member = (last: string) => `7b0c4a52-1111-4222-8333-44445555666${last}` as Item['sellerId']
const [buyerId, otherId] = [member('7'), member('8')]
const asked = { buyerId, priceCents: 35_000, hours: 24 }
const sold = { saleId: 'sal_01JZ0000000000000000000000', buyerId, priceCents: 35_000 } as const

const held = (until: string) => bareItem({ reservation: { buyerId, until, priceCents: 35_000 } })
const holding = held('2026-01-20T12:00:00.001Z')
const lapsed = held(now)

test('an item is reserved for 24 to 168 hours, 72 at first', () => {
  expect(reservationHours).toEqual({ least: 24, first: 72, most: 168 })
  const item = reservedItem(bareItem(), asked, now)
  expect(item).toMatchObject({
    reservation: { buyerId, priceCents: 35_000, until: '2026-01-21T12:00:00.000Z' },
    status: 'active',
    version: 2,
  })
  expect(itemStateAt(item, '2026-01-21T11:59:59.999Z')).toBe('reserved')
  expect(itemStateAt(item, '2026-01-21T12:00:00.000Z')).toBe('active')
})

test('no one reserves what someone holds, and anyone what they held until now', () => {
  expect(() => reservedItem(holding, { ...asked, buyerId: otherId }, now)).toThrow(
    'Someone reserved this a moment ago.',
  )
  expect(isReserved(lapsed, now)).toBe(false)
  expect(reservedItem(lapsed, { ...asked, buyerId: otherId }, now).reservation?.buyerId).toBe(otherId)
})

test.each([
  ['its own seller’s', bareItem({ sellerId: buyerId }), 'This is your own item.'],
  ['sold', bareItem({ status: 'sold_here' }), 'This item is no longer for sale.'],
  ['a suspended member’s', bareItem({ isSellerSuspended: true }), 'This item is no longer for sale.'],
  ['past its date', bareItem({ expiresAt: now }), 'This item is no longer for sale.'],
])('an item that is %s is not reserved', (_, item, sentence) => {
  expect(() => reservedItem(item, asked, now)).toThrow(sentence)
})

test('a reservation ends by a wish, and leaves nothing', () => {
  expect(releasedItem(holding, now)).not.toHaveProperty('reservation')
  expect(() => releasedItem(bareItem(), now)).toThrow('This item is not reserved.')
})

test('what is held for someone is sold to them alone', () => {
  expect(() => soldItem(holding, { ...sold, buyerId: otherId }, now)).toThrow(
    'This item is reserved. End the reservation first.',
  )
  for (const item of [holding, expiredOne(lapsed), bareItem(), bareItem({ status: 'expired' })])
    expect(soldItem(item, sold, now)).toMatchObject({
      status: 'sold_here',
      soldCents: 35_000,
      saleId: sold.saleId,
      statusSince: now,
    })
  expect(soldItem(holding, sold, now)).not.toHaveProperty('reservation')
  expect(soldItem(lapsed, { ...sold, buyerId: otherId }, now).status).toBe('sold_here')
})

const expiredOne = (item: Item): Item => ({ ...item, expiresAt: '2026-01-19T12:00:00.000Z' })

test.each(['draft', 'pending', 'refused', 'sold_here', 'sold_elsewhere', 'closed', 'removed'] as const)(
  'a %s item is not sold',
  (status) => {
    expect(() => soldItem(bareItem({ status }), sold, now)).toThrow('This item is no longer for sale.')
  },
)
