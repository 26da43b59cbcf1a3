import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { brandStructuredData, describeBrand, type PublicBrand } from './describe-brand.ts'

const now = '2026-01-01T00:00:00.000Z'

const brand = (more: Partial<PublicBrand> = {}): PublicBrand => ({
  id: newId('brn', now) as PublicBrand['id'],
  name: 'Copper Coil',
  listings: [],
  listingCount: 0,
  drivers: [],
  ...more,
})

test('a brand says how many businesses carry it, and whether it has drivers', () => {
  expect(describeBrand(brand())).toBe('Copper Coil in the car audio directory.')
  expect(describeBrand(brand({ listingCount: 1 }))).toBe(
    'Where to buy Copper Coil car audio: 1 business that carries it.',
  )
  const drivers = [{ name: 'Copper Coil 12', path: '/drivers/drv_1', detail: '12 in' }]
  expect(describeBrand(brand({ listingCount: 3, drivers }))).toBe(
    'Where to buy Copper Coil car audio: 3 businesses that carry it. With its subwoofers in the driver database.',
  )
})

test('a brand that no one carries has no list for search engines', () => {
  const shown = brand()
  const { '@graph': graph } = brandStructuredData(shown, 'https://site.example') as { '@graph': object[] }
  expect(graph).toEqual([
    { '@type': 'Brand', name: 'Copper Coil', url: `https://site.example/directory/brands/${shown.id}` },
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ])
})
