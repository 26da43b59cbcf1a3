import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { fold } from '#shared/search/fold.ts'
import { termGroup } from '#shared/search/is-term.ts'
import { SearchDocument } from '#shared/search/search-document.ts'
import { SearchType } from '#shared/search/search-type.ts'

/** One searchable thing by its whole title: what is called so, or starts so, is found however common its words are. */
const SearchTitle = z.object({ ...SearchDocument.shape, type: SearchType, version: z.int() })
type SearchTitle = z.infer<typeof SearchTitle>

export const titlePartition = (type: SearchType, folded: string) => `STITLE#${type}#${termGroup(folded)}`

export const searchTitles = entity({
  name: 'search-title',
  erasure: 'impersonal',
  packed: true,
  schema: SearchTitle,
  key: ({ type, title, id }: Pick<SearchTitle, 'type' | 'title' | 'id'>) => ({
    pk: titlePartition(type, fold(title)),
    sk: `${fold(title)}#${id}`,
  }),
})
