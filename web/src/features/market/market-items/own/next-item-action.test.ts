import { expect, test } from 'vitest'
import type { Item } from '#shared/market/market-items/item.ts'
import { dateWords, isRenewable } from './item-dates-words.ts'
import { nextItemAction } from './next-item-action.ts'

const now = '2026-12-01T12:00:00.000Z'
const id = 'itm_01K6SVBBMVQV08ZP9V4C92E5J5'

const item = (over: Partial<Item>) =>
  ({
    id,
    title: 'Two 12-inch subwoofers',
    description: 'They ran for two summers, and nothing was ever repaired.',
    priceKind: 'fixed',
    priceCents: 25_000,
    city: 'Phoenix',
    state: 'AZ',
    zip: '85004',
    pictures: [{}, {}],
    status: 'active',
    statusSince: '2026-11-01T12:00:00.000Z',
    expiresAt: '2027-01-10T12:00:00.000Z',
    ...over,
  }) as unknown as Item

const labelOf = (over: Partial<Item>, unread?: string) => {
  const next = nextItemAction(item(over), now, unread)
  return next?.kind === 'link' ? next.label : next?.kind
}

test('a draft gets its pictures, is finished, then published', () => {
  expect(labelOf({ status: 'draft', pictures: [] })).toBe('Add pictures')
  expect(labelOf({ status: 'draft', priceCents: 0 })).toBe('Finish')
  expect(labelOf({ status: 'draft' })).toBe('Publish')
  expect(labelOf({ status: 'refused' })).toBe('Fix and resubmit')
  expect(labelOf({ status: 'pending' })).toBeUndefined()
})

test('someone who waits for an answer comes before a renewal, and a renewal before a sale', () => {
  const ends = { expiresAt: '2026-12-10T12:00:00.000Z' }
  expect(nextItemAction(item(ends), now, '/marketplace/messages/cnv_1')).toEqual({
    kind: 'link',
    label: 'Answer',
    to: '/marketplace/messages/cnv_1',
  })
  expect(labelOf(ends)).toBe('renew')
  expect(labelOf({})).toBeUndefined()
  expect(labelOf({ pictures: [{}] as never })).toBe('Add pictures')
  expect(labelOf({ ...ends, reservation: { until: '2026-12-02T12:00:00.000Z' } as never })).toBe('sell')
})

test('an item can be renewed from 14 days before its end to 30 days after it', () => {
  const at = (expiresAt: string) => isRenewable(item({ expiresAt }), now)
  expect(at('2026-12-15T12:00:00.000Z')).toBe(true)
  expect(at('2026-12-15T12:00:00.001Z')).toBe(false)
  expect(at('2026-11-01T12:00:00.000Z')).toBe(true)
  expect(at('2026-11-01T11:59:59.999Z')).toBe(false)
  expect(isRenewable(item({ status: 'closed', expiresAt: '2026-12-10T12:00:00.000Z' }), now)).toBe(false)
})

test('an item says when it ends, ended, or was sold', () => {
  expect(dateWords(item({ expiresAt: '2026-12-04T18:00:00.000Z' }), now)).toBe('Ends Dec 4')
  expect(dateWords(item({ expiresAt: '2026-11-20T18:00:00.000Z' }), now)).toBe('Ended Nov 20')
  expect(dateWords(item({ status: 'sold_here' }), now)).toBe('Sold Nov 1')
  expect(dateWords(item({ status: 'draft' }), now)).toBeUndefined()
})
