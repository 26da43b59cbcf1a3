import { expect, test } from 'vitest'
import type { PublicItem } from '#shared/market/market-items/contract.ts'
import { describeItem, itemStructuredData } from './describe-item.ts'

const woofers: PublicItem = {
  id: `itm_${'0'.repeat(26)}` as PublicItem['id'],
  title: 'Two 12-inch woofers',
  description: 'They ran for two summers.',
  category: 'subwoofers',
  condition: 'like_new',
  brand: 'Bassline',
  model: 'BL-12',
  priceKind: 'offers',
  priceCents: 44_950,
  delivery: 'both',
  city: 'Dallas',
  state: 'TX',
  instantReserve: false,
  pictures: [{ id: 'a', src: '/media/a-1600.webp', alt: 'The front', width: 1600, height: 1200 }],
  saveCount: 0,
  updatedAt: '2026-11-01T00:00:00.000Z',
  point: { lat: 32.79, lon: -96.8, precision: 'zip' },
  status: 'active',
  seller: { name: 'Wanda Window', since: '2024-03-01T00:00:00.000Z', feedback: { count: 0 } },
  others: [],
  nearby: [],
}

const graph = (item: PublicItem) =>
  (itemStructuredData(item, 'https://boxrise.example') as { '@graph': Record<string, unknown>[] })['@graph']

test('search engines learn the price, the condition, and that it can be bought', () => {
  const [product, trail] = graph(woofers)
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Two 12-inch woofers',
    url: `https://boxrise.example/marketplace/${woofers.id}`,
    image: ['https://boxrise.example/media/a-1600.webp'],
    brand: { '@type': 'Brand', name: 'Bassline' },
    offers: {
      '@type': 'Offer',
      price: '449.50',
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/UsedCondition',
      availability: 'https://schema.org/InStock',
      availableAtOrFrom: { address: { addressLocality: 'Dallas', addressRegion: 'TX' } },
    },
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Marketplace' },
      { name: 'Subwoofers', item: 'https://boxrise.example/marketplace?category=subwoofers' },
      { name: 'Two 12-inch woofers' },
    ],
  })
})

test.for([
  ['reserved', 'LimitedAvailability'],
  ['sold', 'SoldOut'],
] as const)('an item that is %s is %s', ([status, availability]) => {
  expect(graph({ ...woofers, status })[0]).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  })
})

test('new and broken things are said to be so', () => {
  const conditionOf = (condition: PublicItem['condition']) => graph({ ...woofers, condition })[0]
  expect(conditionOf('new')).toMatchObject({ offers: { itemCondition: 'https://schema.org/NewCondition' } })
  expect(conditionOf('for_parts')).toMatchObject({
    offers: { itemCondition: 'https://schema.org/DamagedCondition' },
  })
})

test('what is free costs nothing, and a trade without a worth has no price', () => {
  expect(graph({ ...woofers, priceKind: 'free', priceCents: 0 })[0]).toMatchObject({
    offers: { price: '0.00' },
  })
  const [trade] = graph({ ...woofers, priceKind: 'trade', priceCents: 0 })
  expect(trade?.offers).not.toHaveProperty('price')
})

test('neither the place of a member nor their name is told to search engines', () => {
  const words = JSON.stringify(graph(woofers))
  expect(words).not.toContain('32.79')
  expect(words).not.toContain('Wanda')
})

test('a description is short, and says first that an item is sold', () => {
  const long = { ...woofers, description: 'Bass '.repeat(60), status: 'sold' as const }
  expect(describeItem(long)).toMatch(
    /^Sold\. Two 12-inch woofers, \$449\.50 in Dallas, TX\. Like new condition\. Bass/,
  )
  expect(describeItem(long).length).toBeLessThanOrEqual(155)
})
