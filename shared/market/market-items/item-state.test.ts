import { expect, test } from 'vitest'
import type { Item } from './item.ts'
import { hasItemPage, isForSale, isReserved, isStoredForSale, itemStateAt } from './item-state.ts'

type Standing = Parameters<typeof itemStateAt>[0]

const item = (more: Partial<Standing> = {}): Standing => ({
  status: 'active',
  statusSince: '2026-01-10T15:00:00.000Z',
  expiresAt: '2026-03-11T15:00:00.000Z',
  ...more,
})
const held = (until: string): Partial<Standing> => ({
  reservation: { buyerId: 'someone' as Item['sellerId'], until, priceCents: 100 },
})
const before = '2026-03-11T14:59:59.999Z'
const end = '2026-03-11T15:00:00.000Z'

test('an item is for sale until the instant at which it expires, however late the job is', () => {
  expect(itemStateAt(item(), before)).toBe('active')
  expect(itemStateAt(item(), end)).toBe('expired')
  expect([isForSale(item(), before), isForSale(item(), end)]).toEqual([true, false])
  expect([hasItemPage(item(), before), hasItemPage(item(), end)]).toEqual([true, false])
  expect(isStoredForSale(item())).toBe(true)
})

test('it is reserved only while the reservation has not ended, and does not expire before', () => {
  const reserved = item(held('2026-03-12T15:00:00.000Z'))
  expect(itemStateAt(reserved, before)).toBe('reserved')
  expect(itemStateAt(reserved, '2026-03-12T14:59:59.999Z')).toBe('reserved')
  expect(itemStateAt(reserved, '2026-03-12T15:00:00.000Z')).toBe('expired')
  expect(isForSale(reserved, end)).toBe(true)
  const short = item(held('2026-02-01T00:00:00.000Z'))
  expect(itemStateAt(short, '2026-01-31T23:59:59.999Z')).toBe('reserved')
  expect(itemStateAt(short, '2026-02-01T00:00:00.000Z')).toBe('active')
  expect(isReserved({ ...short, status: 'closed' }, '2026-01-20T00:00:00.000Z')).toBe(false)
})

test('what was sold has a page for 30 days, and is in no list', () => {
  for (const status of ['sold_here', 'sold_elsewhere'] as const) {
    const sold = item({ status })
    expect(itemStateAt(sold, before)).toBe('sold')
    expect(isForSale(sold, '2026-01-11T00:00:00.000Z')).toBe(false)
    expect(isStoredForSale(sold)).toBe(false)
    expect(hasItemPage(sold, '2026-02-09T14:59:59.999Z')).toBe(true)
    expect(hasItemPage(sold, '2026-02-09T15:00:00.000Z')).toBe(false)
  }
})

test('nothing else has a page or stands in a list', () => {
  for (const status of ['draft', 'pending', 'refused', 'expired', 'closed', 'removed'] as const) {
    const other = item({ status })
    expect(itemStateAt(other, before)).toBe(status)
    expect([isForSale(other, before), hasItemPage(other, before), isStoredForSale(other)]).toEqual([
      false,
      false,
      false,
    ])
  }
})

test('of a suspended seller nothing is shown, sold or not', () => {
  for (const status of ['active', 'sold_here', 'sold_elsewhere'] as const) {
    const hidden = item({ status, isSellerSuspended: true, ...held('2026-03-01T00:00:00.000Z') })
    const at = '2026-01-20T00:00:00.000Z'
    expect([isForSale(hidden, at), hasItemPage(hidden, at), isStoredForSale(hidden)]).toEqual([
      false,
      false,
      false,
    ])
  }
})
