import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  search: () => ({ query: { q: 'member' } }),
  suggestSearch: () => ({ query: { q: 'member' } }),
  listPopularSearches: () => ({}),
  getSearchReport: () => ({ query: { days: '7' } }),
  listBlockedSearchTerms: () => ({}),
  blockSearchTerm: () => ({ body: { term: 'a sample of a blocked term' } }),
  unblockSearchTerm: () => ({ body: { term: 'a sample of a blocked term' } }),
} satisfies NounFixture<'search'>
