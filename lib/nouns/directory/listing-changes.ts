import type { NounInfra } from '#lib/noun-infra.ts'

export const listingChanges = {
  routes: {
    suggestListingChange: { table: ['get', 'put', 'check'] },
    getMyListingChange: { table: ['get'] },
    withdrawListingChange: { table: ['get', 'put'] },
    listListingChanges: { table: ['query', 'batchGet'] },
    decideListingChange: {
      table: ['get', 'query', 'batchGet', 'put', 'update', 'delete'],
      env: ['SITE_URL'],
    },
  },
} satisfies NounInfra<'listingChanges'>
