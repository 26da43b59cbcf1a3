import type { NounInfra } from '#lib/noun-infra.ts'

export const search = {
  routes: {
    search: { table: ['get', 'query', 'put', 'update'] },
    suggestSearch: { table: ['get', 'query'] },
    listPopularSearches: { table: ['get', 'query'] },
    getSearchReport: { table: ['get', 'query'] },
    listBlockedSearchTerms: { table: ['get'] },
    blockSearchTerm: { table: ['get', 'put'] },
    unblockSearchTerm: { table: ['get', 'put'] },
  },
  jobs: {
    renew_search_index: {
      schedule: 'rate(1 hour)',
      env: ['CONTACT_EMAIL'],
      table: ['get', 'query', 'put', 'update', 'delete', 'check', 'batchGet', 'batchWrite', 'scan'],
      timeoutSeconds: 900,
    },
    check_search_index: {
      schedule: 'cron(30 3 * * ? *)',
      table: ['get', 'put', 'update', 'delete', 'batchGet', 'batchWrite', 'scan'],
      timeoutSeconds: 900,
    },
    rank_popular_searches: {
      schedule: 'cron(15 0 * * ? *)',
      table: ['get', 'query', 'put', 'delete'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'search'>
