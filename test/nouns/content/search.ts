import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  // One that no test counts.
  search: () => ({ query: { q: 'a sample of a search' } }),
  suggestSearch: () => ({ query: { q: 'member' } }),
  listPopularSearches: () => ({}),
  getSearchReport: () => ({ query: { days: '7' } }),
  listBlockedSearchTerms: () => ({}),
  blockSearchTerm: () => ({ body: { term: 'a sample of a blocked term' } }),
  unblockSearchTerm: () => ({ body: { term: 'a sample of a blocked term' } }),
} satisfies NounFixture<'search'>
