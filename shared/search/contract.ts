import * as z from 'zod/mini'
import { route } from '#shared/http/route.ts'
import { searchText } from './search-text.ts'
import { SearchType } from './search-type.ts'

export const SearchResult = z.object({
  id: z.string(),
  type: SearchType,
  title: z.string(),
  description: z.string(),
  url: z.string(),
  relevanceScore: z.int(),
})
export type SearchResult = z.infer<typeof SearchResult>

export const suggestSearch = route({
  name: 'suggestSearch',
  method: 'GET',
  path: '/api/search/suggestions',
  auth: 'public',
  caching: 'revalidate',
  summary: 'Suggestions for the search box, most relevant first',
  query: z.strictObject({ q: searchText }),
  response: z.object({ items: z.array(SearchResult) }),
})
