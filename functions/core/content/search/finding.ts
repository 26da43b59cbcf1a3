import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'

/** Results before they are ranked, and whether there are more of them. */
export type Finding = { results: Omit<SearchResult, 'relevanceScore'>[]; more: boolean }

/** How a noun finds its own things where the index does not hold them. */
export type Finder = { type: SearchType; find: (question: string) => Promise<Finding> }
