import { expect, test } from 'vitest'
import { orderWords, soldWords } from './order-line.ts'

const sold = {
  name: 'Spring bass',
  zone: 'side_box',
  model: 'views',
  views: 10_000,
  startsOn: '2026-06-01',
  endsOn: '2026-06-10',
  states: [],
} as const

test.each([
  [{}, 'Side box, 10,000 views, Jun 1, 2026 – Jun 10, 2026: Spring bass'],
  [{ states: ['AZ', 'TX'] }, 'Side box, 10,000 views, AZ, TX, Jun 1, 2026 – Jun 10, 2026: Spring bass'],
  [{ model: 'sponsor', endsOn: '2026-06-01' }, 'Side box, sponsor, Jun 1, 2026: Spring bass'],
  [
    { zone: 'featured_listing', model: 'featured', listingName: 'Bass Shop' },
    'Featured business: Bass Shop, Jun 1, 2026 – Jun 10, 2026',
  ],
] as const)('a line says what is sold: %j', (more, words) => {
  expect(soldWords({ ...sold, ...more, states: [...((more as { states?: string[] }).states ?? [])] })).toBe(
    words,
  )
})

test('a payment names its campaign, or how many there are', () => {
  expect(orderWords([{ name: 'Spring bass' }])).toBe('Advertising: Spring bass')
  expect(orderWords([{ name: 'One' }, { name: 'Two' }])).toBe('Advertising: 2 campaigns')
})
