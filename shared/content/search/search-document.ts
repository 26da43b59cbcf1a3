import * as z from 'zod/mini'
import type { SearchType } from './search-type.ts'

/** The searchable parts of a thing, with those its card shows: its entry stays below a kilobyte. */
export const SearchDocument = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  imageUrl: z.optional(z.string()),
  location: z.optional(z.string()),
  /** Where it is, in every word by which a place is looked for; the card shows `location`. */
  place: z.optional(z.string()),
  /** More words that find it, such as what a business does; the card does not show them. */
  keywords: z.optional(z.string()),
  date: z.optional(z.string()),
  priceCents: z.optional(z.int()),
  rating: z.optional(z.number()),
  category: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  metadata: z.optional(z.record(z.string(), z.string())),
})
export type SearchDocument = z.infer<typeof SearchDocument>

/** The searchable parts of a noun’s things: undefined for things that are not public. */
export type NounSearchType<Thing> = {
  type: SearchType
  document: (thing: Thing) => SearchDocument | undefined
}
