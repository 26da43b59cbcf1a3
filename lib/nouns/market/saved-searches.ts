import type { NounInfra } from '#lib/noun-infra.ts'

export const savedSearches = {
  routes: {
    listSavedSearches: { table: ['query', 'batchGet'] },
    createSavedSearch: { table: ['get', 'query', 'batchGet', 'put', 'check'] },
    updateSavedSearch: { table: ['get', 'query', 'batchGet', 'put'] },
    deleteSavedSearch: { table: ['get', 'put', 'delete'] },
  },
  consumers: {
    matchSearchesOfNewItem: {
      entry: 'events/market/item-published/match-searches.ts',
      on: { fact: 'item.published' },
      table: ['get', 'put'],
    },
    matchSearchesOfDroppedItem: {
      entry: 'events/market/item-price-dropped/match-searches.ts',
      on: { fact: 'item.price_dropped' },
      table: ['get', 'put'],
    },
    matchSearchesOfPage: {
      entry: 'events/market/searches-page-begun/match.ts',
      on: { fact: 'searches.page_begun' },
      table: ['get', 'query', 'put', 'update', 'check'],
      timeoutSeconds: 120,
    },
  },
  jobs: {
    send_saved_searches: {
      schedule: 'cron(0 13 * * ? *)',
      table: ['get', 'query', 'batchGet', 'put', 'update'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'savedSearches'>
