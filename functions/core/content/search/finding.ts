import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'

/** A result before it is ranked, with every word by which its place is looked for. */
type Unranked = Omit<SearchResult, 'relevanceScore'> & {
  place?: string | undefined
  keywords?: string | undefined
}

/** Results before they are ranked, and whether there are more of them. */
export type Finding = { results: Unranked[]; more: boolean }

/** How a noun finds its own things where the index does not hold them. */
export type Finder = { type: SearchType; find: (question: string) => Promise<Finding> }
