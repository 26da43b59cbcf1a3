import type { SearchType } from './search-type.ts'
import * as nouns from './search-types-of-nouns.ts'

/** Of which types the index holds anything. */
export const indexedTypes: readonly SearchType[] = [...new Set(Object.values(nouns).map(({ type }) => type))]
