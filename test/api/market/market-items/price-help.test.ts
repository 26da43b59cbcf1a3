import { expect, test } from 'vitest'
import { priceRange } from '#core/market/market-items/sold-prices.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { getPriceHelp } from '#shared/market/market-items/own-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putItem } from '#test/support/market-items.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const now = await control.now()
const member = await feedMember(url)
const ago = (days: number) => addTime(now, { days: -days })

const sell = (brand: string, soldCents: number, daysAgo = 1, more: Partial<Item> = {}) =>
  putItem(member.userId, {
    category: 'processors',
    brand,
    soldCents,
    status: 'sold_here',
    statusSince: ago(daysAgo),
    createdAt: ago(daysAgo + 5),
    ...more,
  })

const newBrand = () => `Brand ${crypto.randomUUID().slice(0, 8)}`

test('four sales of a brand say nothing, five say between which prices the middle half lies', async () => {
  const brand = newBrand()
  for (const cents of [10_000, 50_000, 30_000, 20_000]) await sell(brand, cents)
  await control.settle()
  expect(await priceRange('processors', brand, now)).toBeUndefined()
  await sell(brand.toUpperCase(), 40_000)
  await control.settle()
  const right = { count: 5, lowCents: 20_000, middleCents: 30_000, highCents: 40_000 }
  const answer = await member.client.call(getPriceHelp, { query: { category: 'processors', brand } })
  expect(answer.body.prices).toEqual(right)
  expect(await priceRange('subwoofers', brand, now)).toBeUndefined()
})

test('only what was sold here in the last 90 days counts', async () => {
  const brand = newBrand()
  for (const daysAgo of [1, 40, 89, 89]) await sell(brand, 10_000, daysAgo)
  await sell(brand, 90_000, 91)
  await sell(brand, 90_000, 2, { status: 'sold_elsewhere' })
  await sell(brand, 90_000, 2, { status: 'active' })
  await control.settle()
  expect(await priceRange('processors', brand, now)).toBeUndefined()
  await sell(brand, 10_000)
  await control.settle()
  expect(await priceRange('processors', brand, now)).toEqual({
    count: 5,
    lowCents: 10_000,
    middleCents: 10_000,
    highCents: 10_000,
  })
})

test('a brand with few sales is helped by those of its category', async () => {
  const [known, rare] = [newBrand(), newBrand()]
  for (const cents of [1000, 2000, 3000, 4000, 5000]) await sell(known, cents, 1, { category: 'deadening' })
  await sell(rare, 9000, 1, { category: 'deadening' })
  await control.settle()
  const { body } = await member.client.call(getPriceHelp, { query: { category: 'deadening', brand: rare } })
  expect(body.prices?.count).toBeGreaterThanOrEqual(6)
})
