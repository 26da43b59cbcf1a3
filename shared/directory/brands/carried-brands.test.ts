import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import type { Brand } from './brand.ts'
import { carriedBrands, isCarriedAs } from './carried-brands.ts'

const now = '2026-01-01T00:00:00.000Z'
const one = (name: string, status: Brand['status']) => ({
  id: newId('brn', now) as Brand['id'],
  name,
  status,
})

const [kept, waiting, refused, retired] = [
  one('Kept', 'active'),
  one('Waiting', 'proposed'),
  one('Refused', 'refused'),
  one('Retired', 'retired'),
]

const brandOf = (brands: readonly ReturnType<typeof one>[]) => (id: string) =>
  brands.find((brand) => brand.id === id)

test('a listing names its brands as they stand: refused, retired, and lost ones leave it', () => {
  const had = [kept, waiting, refused, retired, one('Lost', 'active')].map(({ id }) => ({ id, name: 'Old' }))
  expect(carriedBrands(had, brandOf([kept, waiting, refused, retired]))).toEqual([
    { id: kept.id, name: 'Kept' },
    { id: waiting.id, name: 'Waiting', isProposed: true },
  ])
})

test('a brand that became one that the listing has already is there once', () => {
  const merged = newId('brn', now) as Brand['id']
  const had = [
    { id: merged, name: 'Merged' },
    { id: kept.id, name: 'Kept' },
  ]
  expect(carriedBrands(had, () => kept)).toEqual([{ id: kept.id, name: 'Kept' }])
})

test('brands that only changed their name or their review are not as they were', () => {
  const had = [{ id: kept.id, name: 'Kept' }]
  expect(isCarriedAs(had, [{ id: kept.id, name: 'Kept' }])).toBe(true)
  expect(isCarriedAs(had, [{ id: kept.id, name: 'Kept Audio' }])).toBe(false)
  expect(isCarriedAs([{ id: kept.id, name: 'Kept', isProposed: true }], had)).toBe(false)
  expect(isCarriedAs(had, [])).toBe(false)
})
