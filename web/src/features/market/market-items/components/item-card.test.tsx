import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ListedItem } from '#shared/market/market-items/item-card.ts'
import { ItemCard } from './item-card.tsx'

const woofers: ListedItem = {
  id: `itm_${'0'.repeat(26)}` as ListedItem['id'],
  title: 'Two 12-inch woofers',
  category: 'subwoofers',
  condition: 'good',
  brand: '',
  model: '',
  priceKind: 'fixed',
  priceCents: 44_950,
  delivery: 'pickup',
  city: 'Dallas',
  state: 'TX',
  sellerSince: '2024-03-01T00:00:00.000Z',
}

const htmlOf = (item: ListedItem) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ItemCard item={item} />
    </MemoryRouter>,
  )

const textOf = (item: ListedItem) =>
  htmlOf(item)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('a card says what, for how much, where, in which condition, and for how long its seller has been here', () => {
  const words = textOf({ ...woofers, miles: 30.8 })
  for (const said of [
    'Two 12-inch woofers',
    '$449.50',
    'Dallas, TX · about 31 miles',
    'Good condition · Pickup only',
    'Seller joined Mar 2024',
  ])
    expect(words).toContain(said)
  expect(words).not.toContain('Reserved')
})

test('after a drop the old price is struck through, and someone who hears it knows which is which', () => {
  const dropped = { ...woofers, priceCents: 40_000, oldPriceCents: 50_000, isReserved: true as const }
  expect(htmlOf(dropped)).toMatch(/<s[^>]*>\$500<\/s>/)
  expect(textOf(dropped)).toContain('$400 down from $500')
  expect(textOf(dropped)).toContain('Reserved')
})

test('what is free, traded, or open to offers says so', () => {
  expect(textOf({ ...woofers, priceKind: 'free', priceCents: 0 })).toContain('Free')
  expect(textOf({ ...woofers, priceKind: 'trade', priceCents: 30_000 })).toContain('Trade worth about $300')
  expect(textOf({ ...woofers, priceKind: 'offers' })).toContain('$449.50 or best offer')
})
