import { SearchType } from './search-type.ts'
import * as nouns from './search-types-of-nouns.ts'

/** The types of which the index holds anything. */
export const indexedTypes: readonly SearchType[] = [...new Set(Object.values(nouns).map(({ type }) => type))]

/** Every searchable type, in the order of their names: the indexed ones, and members. */
export const searchedTypes: readonly SearchType[] = SearchType.options.filter(
  (type) => type === 'user' || indexedTypes.includes(type),
)
