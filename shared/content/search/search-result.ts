import * as z from 'zod/mini'
import { SearchType } from './search-type.ts'

/** Something that was found, with what its card shows. */
export const SearchResult = z.object({
  id: z.string(),
  type: SearchType,
  title: z.string(),
  /** At most 200 characters. */
  description: z.string(),
  url: z.string(),
  imageUrl: z.optional(z.string()),
  location: z.optional(z.string()),
  /** A day or an instant: when an event begins. */
  date: z.optional(z.string()),
  price: z.optional(z.object({ amountCents: z.int(), currency: z.literal('USD') })),
  rating: z.optional(z.number()),
  category: z.optional(z.string()),
  tags: z.array(z.string()),
  relevanceScore: z.int(),
  /** The facts only things of its kind have, such as the membership of a member. */
  metadata: z.record(z.string(), z.string()),
})
export type SearchResult = z.infer<typeof SearchResult>
