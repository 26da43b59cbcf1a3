import { entity } from '#core/platform/db/entity.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { termGroup } from '#shared/platform/words/is-term.ts'
import { IndexedDocument } from './indexed-document.ts'

export const titlePartition = (type: SearchType, folded: string) => `STITLE#${type}#${termGroup(folded)}`

/**
 * One searchable thing by its whole title: an exact title, or one that starts like it, is found however common its
 * words are.
 */
export const searchTitles = entity({
  name: 'search-title',
  erasure: 'impersonal',
  packed: true,
  schema: IndexedDocument,
  key: ({ type, title, id }: Pick<IndexedDocument, 'type' | 'title' | 'id'>) => ({
    pk: titlePartition(type, foldedKey(title)),
    sk: `${foldedKey(title)}#${id}`,
  }),
})
