import type * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

/** Here, apart from what a listing is, for the schemas of what only names its listing. */
export const ListingId = idSchema('lst')
export type ListingId = z.infer<typeof ListingId>

/** The address of a listing. */
export const listingPath = (listingId: string): string => `/directory/${listingId}`
