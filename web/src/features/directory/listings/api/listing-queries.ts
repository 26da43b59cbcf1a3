import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getListing, getListingMap, listFacets, listListings } from '#shared/directory/listings/contract.ts'
import type { ListedListing } from '#shared/directory/listings/listed-listing.ts'
import type { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { PlaceName } from '#shared/platform/places/place-name.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { query, queryOrNull } from '#web/lib/query.ts'
import type { ListingFilters } from '../components/listing-filters.ts'

const noun = 'listings'

export type ListingsPage = {
  filters: ListingFilters
  items: ListedListing[]
  featured: ListedListing[]
  nextCursor?: string | undefined
  isCapped?: boolean | undefined
  /** Why the place in the filters is none: a sentence for its field. */
  placeError?: string | undefined
}

/**
 * The page of the directory that the address names, with its filters: it shows what it was requested for until the next
 * one loads. Null if its cursor leads nowhere.
 */
export const listingsQuery = (filters: ListingFilters) => {
  // The map and the list are two views of the same, and pages are those of the list.
  const { view: _, ...asked } = filters
  const shown: ListingFilters = { ...asked, view: '' }
  return queryOptions({
    queryKey: [noun, listListings.name, asked],
    queryFn: async ({ signal }): Promise<ListingsPage | null> => {
      const place = asked.near ? z.safeParse(PlaceName, asked.near) : undefined
      if (place?.error) return nowhere(shown, place.error.issues[0]?.message ?? '')
      const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
      try {
        const page = await call(listListings, { query: given } as InputOf<typeof listListings>, { signal })
        return { ...page, filters: shown }
      } catch (error) {
        const { code, detail } = error instanceof ApiError ? error : { code: '', detail: '' }
        if (code === 'invalid_cursor') return null
        if (code === 'place_unknown' || code === 'place_ambiguous') return nowhere(shown, detail)
        throw error
      }
    },
    placeholderData: (before) => before ?? undefined,
  })
}

const nowhere = (filters: ListingFilters, placeError: string): ListingsPage => ({
  filters,
  items: [],
  featured: [],
  placeError,
})

/** What there is to choose from. */
export const facetsQuery = (state: string) => query(noun, listFacets, { query: state ? { state } : {} })

export const mapQuery = ({ type, state }: { type: ListingType | ''; state: string }) =>
  queryOptions({
    ...query(noun, getListingMap, { query: { ...(type && { type }), ...(state && { state }) } }),
    placeholderData: (before) => before,
  })

/** A listing as everyone sees it, or null where there is none. */
export const listingQuery = (listingId: string) =>
  queryOrNull(noun, getListing, { params: { listingId: listingId as ListingId } })
