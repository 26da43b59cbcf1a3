import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { createListing, type OwnListing, updateListing } from '#shared/directory/listings/own-contract.ts'
import { AppError } from '#shared/errors.ts'
import { call } from '#web/lib/call.ts'
import { type EditedListing, editedListing, type WrittenListing } from '../editing/listing-values.ts'
import { ownListingQuery } from './own-listing-queries.ts'

type Edited = { fields: WrittenListing; thing: EditedListing }

/** Shows an answer about a listing at once, and reads lists of listings again. */
export function useKeepListing() {
  const queryClient = useQueryClient()
  return (own: OwnListing) => {
    queryClient.setQueryData(ownListingQuery(own.listing.id).queryKey, own)
    return queryClient.invalidateQueries({ queryKey: ['listings', 'mine'] })
  }
}

/** Creates a listing, or changes the one that was opened, for `useEditForm`. */
export function useSaveListing(opened: OwnListing | undefined) {
  const queryClient = useQueryClient()
  const keep = useKeepListing()
  /** The version that this page knows: pictures are saved beside the form and make newer ones. */
  const known = useRef(opened?.listing.version ?? 0)
  const version = () => known.current
  return {
    version,
    /** Reports what this page saved beside the form. It is known only if nothing came in between. */
    savedBeside: ({ listing }: OwnListing) => {
      if (listing.version === known.current + 1) known.current = listing.version
    },
    send: async ({ fields, thing }: Edited, idempotencyKey: string): Promise<EditedListing> => {
      const { note, ...body } = fields
      const listingId: Listing['id'] | undefined = thing.own?.listing.id
      const own = listingId
        ? await call(
            updateListing,
            { params: { listingId }, body: { ...fields, version: version() } },
            { idempotencyKey },
          )
        : await call(createListing, { body }, { idempotencyKey })
      known.current = own.listing.version
      return editedListing(own)
    },
    refresh: ({ own }: EditedListing) => own && keep(own),
    onStale: () => queryClient.invalidateQueries({ queryKey: ['listings', 'mine'] }),
    latest: async (): Promise<EditedListing> => {
      const own = await queryClient.fetchQuery({
        ...ownListingQuery(opened?.listing.id ?? ''),
        staleTime: 0,
      })
      if (!own) throw new AppError('not_found', 'listing_not_found', 'Listing not found')
      known.current = own.listing.version
      return editedListing(own)
    },
  }
}
