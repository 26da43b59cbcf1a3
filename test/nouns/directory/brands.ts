import { brandName, putBrand } from '#test/support/brands.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownId } from '#test/support/unknown-id.ts'

export const fixture = {
  listBrands: () => ({ query: { q: 'co' } }),
  getBrand: async (caller) => ({
    params: { brandId: caller ? (await putBrand()).id : unknownId('brn') },
  }),
  listCarriers: () => ({ query: { name: 'Copper Coil' } }),
  proposeBrand: () => ({ body: { name: brandName() } }),
  listAllBrands: () => ({ query: { status: 'active', q: 'co' } }),
  createBrand: () => ({ body: { name: brandName() } }),
  updateBrand: async (caller) => ({
    params: { brandId: caller ? (await putBrand({ status: 'proposed' })).id : unknownId('brn') },
    body: { action: 'accept', version: 1 },
  }),
} satisfies NounFixture<'brands'>
