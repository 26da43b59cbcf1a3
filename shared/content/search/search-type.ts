import * as z from 'zod/mini'

/** The types of results, as the search separates them. */
export const SearchType = z.enum(['event', 'business', 'content', 'user', 'organization', 'driver'])
export type SearchType = z.infer<typeof SearchType>
