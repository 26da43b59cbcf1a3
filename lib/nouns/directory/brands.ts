import type { NounInfra } from '#lib/noun-infra.ts'

export const brands = {
  routes: {
    listBrands: { table: ['query'] },
    getBrand: { table: ['query', 'batchGet'] },
    listCarriers: { table: ['get', 'query', 'batchGet'] },
    proposeBrand: { table: ['get', 'batchGet', 'put'] },
    listAllBrands: { table: ['query', 'batchGet'] },
    createBrand: { table: ['get', 'batchGet', 'put'] },
    updateBrand: { table: ['get', 'query', 'batchGet', 'put', 'update', 'check'] },
  },
  consumers: {
    renameBrandInListings: {
      entry: 'events/directory/brand-changed/rename-in-listings.ts',
      on: { fact: 'brand.changed' },
      table: ['get', 'query', 'batchGet', 'put'],
      timeoutSeconds: 60,
    },
  },
  jobs: {
    fill_brands: {
      schedule: 'cron(0 10 1 * ? *)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'brands'>
