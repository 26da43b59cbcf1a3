import * as z from 'zod/mini'
import { SearchDocument } from '#shared/content/search/search-document.ts'
import { SearchType } from '#shared/content/search/search-type.ts'

/** The searchable parts of a thing, as the index keeps them. */
export const IndexedDocument = z.object({
  ...SearchDocument.shape,
  type: SearchType,
  /** The key of the thing itself; missing in documents indexed before this was recorded. */
  source: z.optional(z.object({ pk: z.string(), sk: z.string() })),
  version: z.int(),
})
export type IndexedDocument = z.infer<typeof IndexedDocument>
