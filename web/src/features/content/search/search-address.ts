import * as z from 'zod/mini'
import { SearchType } from '#shared/content/search/search-type.ts'
import { text } from '#shared/text.ts'
import { changedSearch, type FilterOf, readFilter } from '#web/features/platform/lists/address-filter.ts'

const cut = z.pipe(
  z.string(),
  z.transform((typed) => typed.slice(0, 80)),
)

const fields = { q: z._default(z.pipe(cut, text(80)), ''), type: z.optional(SearchType) }

export type SearchAddress = FilterOf<typeof fields>

/** The query of an address. Meaningless parts are left out, so that every address shows a search. */
export const readSearch = (search: URLSearchParams): SearchAddress => readFilter(fields, search)

/** The address of a search. */
export function searchPath(address: { q: string; type?: SearchType | undefined }): string {
  const search = changedSearch(fields, '', address)
  return search.size > 0 ? `/search?${search}` : '/search'
}
