import { expect, test } from 'vitest'
import type { OwnItem } from '#shared/market/market-items/own-contract.ts'
import { editedItem, itemSchema, placeOfSeller, storable, toFields, valuesOf } from './item-values.ts'

const id = 'itm_01K6SVBBMVQV08ZP9V4C92E5J5'

const own = {
  item: {
    id,
    title: 'Two 12-inch subwoofers',
    description: 'They ran for two summers, and nothing was ever repaired.',
    category: 'subwoofers',
    condition: 'good',
    brand: 'Bassline',
    model: 'BL-12',
    priceKind: 'offers',
    priceCents: 25_050,
    delivery: 'both',
    shippingCents: 0,
    city: 'Phoenix',
    state: 'AZ',
    zip: '85004',
    instantReserve: true,
    listingId: 'lst_01K6SVBBMVQV08ZP9V4C92E5J5',
    version: 3,
  },
} as unknown as OwnItem

test('an item comes back from its form as it was', () => {
  const { id: _, version: __, ...fields } = own.item
  expect(itemSchema.parse(valuesOf(editedItem(own)))).toEqual(fields)
})

test('a new item is where its seller is, as far as things are sold there', () => {
  expect(placeOfSeller({ city: 'Mesa', state: 'AZ', zip: '85201-1234' })).toEqual({
    city: 'Mesa',
    state: 'AZ',
    zip: '85201',
  })
  expect(placeOfSeller({ city: 'Toronto', state: 'Ontario', zip: 'M5V 2T6' })).toEqual({})
  expect(valuesOf({ start: { city: 'Mesa' } })).toMatchObject({ city: 'Mesa', price: '', listingId: '' })
})

test('what is free has no price, and what is picked up no shipping', () => {
  const values = valuesOf(editedItem(own))
  expect(toFields({ ...values, priceKind: 'free' }).priceCents).toBe(0)
  expect(toFields({ ...values, delivery: 'pickup' })).not.toHaveProperty('shippingCents')
  expect(toFields({ ...values, shipping: '' })).not.toHaveProperty('shippingCents')
})

test('an amount that cannot be read names its field', () => {
  const values = valuesOf(editedItem(own))
  const messageOf = (over: object) => {
    const { error } = itemSchema.safeParse({ ...values, ...over })
    return error?.issues.map(({ path, message }) => [path.join('.'), message])
  }
  expect(messageOf({ price: 'about 50' })).toEqual([['price', 'Enter an amount, such as 99 or 99.50.']])
  expect(messageOf({ price: '100,000.01' })).toEqual([['price', 'Up to $100,000.']])
  expect(messageOf({ shipping: '-1' })).toEqual([['shipping', 'Enter an amount, such as 99 or 99.50.']])
  expect(messageOf({ priceKind: 'free', price: 'about 50' })).toBeUndefined()
})

test('a picture is stored although something typed beside it cannot be', () => {
  const values = valuesOf({ start: { city: 'Mesa' } })
  expect(storable({ ...values, title: 'Amp', zip: '852' }, { city: 'Mesa' })).toMatchObject({
    title: '',
    city: 'Mesa',
    zip: '',
  })
  expect(storable({ ...values, title: 'Amp' })).toMatchObject({ title: 'Amp', city: 'Mesa' })
})
