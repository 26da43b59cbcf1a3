import * as z from 'zod/mini'
import { SearchDocument } from '#shared/search/search-document.ts'
import { SearchType } from '#shared/search/search-type.ts'

/** What can be found of a thing, as the index keeps it. */
export const IndexedDocument = z.object({
  ...SearchDocument.shape,
  type: SearchType,
  /** Where the thing itself is stored; missing in what was indexed before this was noted. */
  source: z.optional(z.object({ pk: z.string(), sk: z.string() })),
  version: z.int(),
})
export type IndexedDocument = z.infer<typeof IndexedDocument>
