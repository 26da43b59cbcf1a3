import * as z from 'zod/mini'

/** What results are of, as the search shows them apart. */
export const SearchType = z.enum(['event', 'business', 'content', 'user', 'organization', 'driver'])
export type SearchType = z.infer<typeof SearchType>
