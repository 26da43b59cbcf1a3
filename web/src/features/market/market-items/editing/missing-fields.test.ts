import { expect, test } from 'vitest'
import { valuesOf } from './item-values.ts'
import { missingFields, missingSentences } from './missing-fields.ts'

const complete = {
  ...valuesOf({}),
  title: 'Subwoofer',
  price: '120',
  description: 'It ran for two summers in a dry car.',
  city: 'Mesa',
  state: 'AZ',
  zip: '85201',
}

test('an empty item names all that is missing, each with its field', () => {
  expect(missingFields(valuesOf({}), []).map(({ part, field }) => [part, field])).toEqual([
    ['pictures', undefined],
    ['title', 'title'],
    ['price', 'price'],
    ['description', 'description'],
    ['place', 'city'],
  ])
})

test('a complete item lacks nothing, and one that is free or a trade needs no price', () => {
  expect(missingFields(complete, [{}])).toEqual([])
  expect(missingFields({ ...complete, priceKind: 'free', price: '' }, [{}])).toEqual([])
  expect(missingFields({ ...complete, priceKind: 'trade', price: '' }, [{}])).toEqual([])
})

test('spaces do not count, and of the place only what is missing is named', () => {
  const values = { ...complete, title: 'Amp      ', zip: ' ' }
  const missing = missingFields(values, [{}])
  expect(missing.map(({ field }) => field)).toEqual(['title', 'zip'])
  expect(missingSentences(values, missing)).toEqual({
    title: 'Use at least 5 characters.',
    zip: 'Enter the ZIP code.',
  })
})
