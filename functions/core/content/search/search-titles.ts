import { entity } from '#core/platform/db/entity.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { joined } from '#shared/content/search/words.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { termGroup } from '#shared/platform/words/is-term.ts'
import { IndexedDocument } from './indexed-document.ts'

/** A title without its gaps: so an exact one also comes before longer ones, since `#` sorts before every letter. */
const titleKey = (title: string) => joined(foldedKey(title))

export const titlePartition = (type: SearchType, key: string) => `STITLE#${type}#${termGroup(key)}`

/** The titles of all types together. */
export const titleIndex = (key: string) => `STITLE#${termGroup(key)}`

const placeOf = ({ title, id }: Pick<IndexedDocument, 'title' | 'id'>) => `${titleKey(title)}#${id}`

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
    pk: titlePartition(type, titleKey(title)),
    sk: placeOf({ title, id }),
  }),
  gsi1: (document) => ({ pk: titleIndex(titleKey(document.title)), sk: placeOf(document) }),
})
