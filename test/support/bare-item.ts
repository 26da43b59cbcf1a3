import type { Item } from '#shared/market/market-items/item.ts'
import { expiryFrom } from '#shared/market/market-items/item-dates.ts'

/** A complete item that is for sale since `publishedAt`, for rules that look at nothing stored. */
export function bareItem(more: Partial<Item> = {}): Item {
  const at = more.publishedAt ?? '2026-01-10T15:00:00.000Z'
  const { category = 'subwoofers' } = more
  return {
    id: 'itm_01JZ0000000000000000000000',
    sellerId: '7b0c4a52-1111-4222-8333-444455556666' as Item['sellerId'],
    sellerSince: '2025-01-01T00:00:00.000Z',
    title: 'Bassline BL-12',
    description: 'It ran for two summers, and it has never been repaired.',
    category,
    condition: 'good',
    brand: 'Bassline',
    model: 'BL-12',
    priceKind: 'fixed',
    priceCents: 40_000,
    delivery: 'both',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85004',
    instantReserve: false,
    pictures: [{ id: 'pic_1', src: '/media/item-pictures/a/pic_1.webp', alt: '', width: 4, height: 3 }],
    status: 'active',
    statusSince: at,
    publishedAt: at,
    bumpedAt: at,
    expiresAt: expiryFrom({ category }, at),
    referenceCents: more.priceCents ?? 40_000,
    saveCount: 0,
    conversationCount: 0,
    changedAt: at,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...more,
  }
}

/** The same before it was ever published. */
export function bareDraft(more: Partial<Item> = {}): Item {
  const { publishedAt: _, bumpedAt: __, expiresAt: ___, referenceCents: ____, ...draft } = bareItem()
  return { ...draft, status: 'draft', ...more }
}
