import { expect, test } from 'vitest'
import { facetsOf } from './facets-of.ts'

test('a listing is in the list of its type, of each service, and of each brand that is no proposal', () => {
  const [one, two] = [
    { id: 'brn_1', name: 'One' },
    { id: 'brn_2', name: 'Two', isProposed: true as const },
  ]
  expect(facetsOf({ listingType: 'installer', services: ['tuning', 'marine'], brands: [one, two] })).toEqual([
    'type:installer',
    'service:tuning',
    'service:marine',
    'brand:brn_1',
  ])
})
