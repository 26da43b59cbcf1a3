import { expect, test } from 'vitest'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoDirectory } from '#lib/local/seed/directory/demo-directory.ts'
import { Item, ItemFields } from '#shared/market/market-items/item.ts'
import { ItemCategory, ItemCondition } from '#shared/market/market-items/item-kinds.ts'
import { hasFlaggedWords } from '#shared/market/market-items/item-limits.ts'
import { itemStateAt } from '#shared/market/market-items/item-state.ts'
import { oldPriceOf } from '#shared/market/market-items/price-drop.ts'
import { missingInItem } from '#shared/market/market-items/stepped-item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoItems } from './demo-items.ts'
import { seededItem, seededItems, seededUser } from './seeded-items.ts'

const now = '2026-11-25T21:00:00.000Z'
const items = await demoItems(now, 'whole')
const people = [...demoUsers(now), ...demoMembers(now)]
const inState = (state: string) => items.filter((item) => itemStateAt(item, now) === state)

test('90 items are of every category and condition, from nothing to $18,500', () => {
  expect(items).toHaveLength(90)
  expect(new Set(items.map(({ title }) => title)).size).toBe(90)
  expect(new Set(items.map(({ category }) => category))).toEqual(new Set(ItemCategory.options))
  expect(new Set(items.map(({ condition }) => condition))).toEqual(new Set(ItemCondition.options))
  const prices = items.map(({ priceCents }) => priceCents)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([0, 1_850_000])
})

test('4 are reserved, one for another hour, 6 were sold here, 3 elsewhere, 5 expired, 2 wait, 1 is removed', () => {
  const held = inState('reserved').map(({ reservation }) => reservation?.until ?? '')
  expect(held).toHaveLength(4)
  expect(held.toSorted()[0]).toBe(addTime(now, { hours: 1 }))
  const ofStatus = (status: Item['status']) => items.filter((one) => one.status === status)
  expect(ofStatus('sold_here')).toHaveLength(6)
  expect(ofStatus('sold_elsewhere')).toHaveLength(3)
  expect(ofStatus('expired')).toHaveLength(5)
  expect(inState('expired')).toHaveLength(5)
  expect(ofStatus('pending')).toHaveLength(2)
  expect(ofStatus('removed').map(({ reason }) => typeof reason)).toEqual(['string'])
})

test('6 have an old price beside the new one', () => {
  const dropped = inState('active').filter((item) => oldPriceOf(item, now) !== undefined)
  expect(dropped).toHaveLength(6)
  for (const item of dropped) expect(oldPriceOf(item, now)).toBeGreaterThan(item.priceCents)
})

test('member sells 7 and buys 3, pro sells 9, and the shop sells under its own name', async () => {
  const of = (who: string) => items.filter(({ sellerId }) => sellerId === seededUser(who))
  expect(of('member')).toHaveLength(7)
  expect(of('pro')).toHaveLength(9)
  expect(of('retailer').length).toBeGreaterThan(3)
  const { listings } = await demoDirectory(now, 'whole')
  const shop = listings.find(({ businessName }) => businessName === 'Bay Four Audio')
  expect(new Set(of('retailer').map(({ listingId }) => listingId))).toEqual(new Set([shop?.id]))
  const bought = seededItems(now, 'whole').filter(({ sale }) => sale?.buyerId === seededUser('member'))
  expect(bought).toHaveLength(3)
})

test('each item is what its form would have let through, by someone who had joined before', () => {
  for (const item of items) {
    expect(Item.parse(item), item.title).toEqual(item)
    const keys = Object.keys(ItemFields.shape) as (keyof typeof ItemFields.shape)[]
    ItemFields.parse(
      Object.fromEntries(keys.flatMap((key) => (item[key] === undefined ? [] : [[key, item[key]]]))),
    )
    expect(missingInItem(item), item.title).toEqual([])
    expect(hasFlaggedWords(item), item.title).toBe(false)
    expect(item.point?.precision, item.zip).toBe('zip')
    const seller = people.find(({ id }) => id === item.sellerId)
    expect(seller && seller.createdAt < item.createdAt, item.title).toBe(true)
    expect(item.updatedAt <= now, item.title).toBe(true)
    const { reservation, publishedAt = '' } = item
    if (reservation)
      expect(addTime(reservation.until, { hours: -72 }) >= addTime(publishedAt, { days: -1 })).toBe(true)
  }
})

test('what is bought and held is for others than the seller, who were members then', () => {
  for (const { sellerId, sale, reservation } of seededItems(now, 'whole')) {
    const buyerId = sale?.buyerId ?? reservation?.buyerId
    if (!buyerId) continue
    const buyer = people.find(({ id }) => id === buyerId)
    expect(buyerId).not.toBe(sellerId)
    expect(buyer && buyer.createdAt < (sale?.at ?? now)).toBe(true)
  }
})

test('at least 24 different pictures show what is for sale, one to four of each', () => {
  const drawn = items.flatMap(({ pictures }) => pictures.map(({ src }) => src.split('.')[1]))
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(24)
  const counts = items.map(({ pictures }) => pictures.length)
  expect(new Set(counts)).toEqual(new Set([1, 2, 3, 4]))
  for (const { pictures } of items) for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(9)
})

test('clouds of tests begin with a part of it, in the same states and with the same ids', async () => {
  const small = await demoItems(now, 'small')
  expect(small.length).toBeLessThan(30)
  const known = new Map(items.map((item) => [item.id, item]))
  for (const { id, status, sellerId } of small) expect(known.get(id)).toMatchObject({ status, sellerId })
  for (const who of ['member', 'pro', 'retailer'])
    expect(small.some(({ sellerId }) => sellerId === seededUser(who))).toBe(true)
})

test('the items by themselves are those that are stored', () => {
  for (const { id, title, priceCents, state, sale } of seededItems(now, 'whole')) {
    const item = items.find((one) => one.id === id)
    expect(item).toMatchObject({ title, priceCents })
    const stored = state === 'dropped' || state === 'reserved' ? 'active' : state
    expect(item?.status).toBe(stored)
    expect(item?.saleId).toBe(sale?.id)
  }
  expect(() => seededItem('Nothing of that name', now, 'whole')).toThrow('Nothing of that name')
})
