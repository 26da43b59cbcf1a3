import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  blockSearchTerm,
  getSearchReport,
  listBlockedSearchTerms,
  listPopularSearches,
  search,
  suggestSearch,
  unblockSearchTerm,
} from './contract.ts'

export const routes = {
  platform: { search, suggestSearch, listPopularSearches },
  operations: { getSearchReport, listBlockedSearchTerms, blockSearchTerm, unblockSearchTerm },
} as const satisfies NounRoutes
