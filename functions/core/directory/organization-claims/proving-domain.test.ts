import { expect, test } from 'vitest'
import { isAt, provingDomain } from './proving-domain.ts'

test.each([
  ['https://www.shop.example', 'shop.example'],
  ['https://shop.co.uk/about', 'shop.co.uk'],
  ['https://bass.myshopify.com', 'bass.myshopify.com'],
])('%s proves by addresses at %s', (website, domain) => {
  expect(provingDomain(website)).toBe(domain)
})

test.each([
  'https://shop.weebly.com',
  'https://shop.business.site',
  'https://sites.google.com/view/shop',
  'https://www.facebook.com/shop',
  'https://linktr.ee/shop',
  '',
])('%s proves nothing', (website) => {
  expect(provingDomain(website)).toBeUndefined()
})

test('an address below the domain counts, and one that only looks like it does not', () => {
  expect(isAt('sales@mail.shop.example', 'shop.example')).toBe(true)
  expect(isAt('sales@SHOP.example', 'shop.example')).toBe(true)
  expect(isAt('sales@myshop.example', 'shop.example')).toBe(false)
  expect(isAt('shop.example@gmail.com', 'shop.example')).toBe(false)
})
