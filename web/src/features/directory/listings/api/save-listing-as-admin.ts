import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type AdminListing, updateListingAsAdmin } from '#shared/directory/listings/admin-contract.ts'
import { AppError } from '#shared/errors.ts'
import { call } from '#web/lib/call.ts'
import { managedListingQuery } from './admin-listing-queries.ts'

type Edited = Omit<z.infer<typeof updateListingAsAdmin.body>, 'version'>

/** Changes a listing as an administrator, for `useEditForm`. */
export function useSaveListingAsAdmin({ id: listingId }: AdminListing) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['listings'] })
  return {
    send: ({ fields, thing }: { fields: Edited; thing: AdminListing }, idempotencyKey: string) =>
      call(
        updateListingAsAdmin,
        { params: { listingId }, body: { ...fields, version: thing.version } },
        { idempotencyKey },
      ),
    refresh,
    onStale: refresh,
    latest: async (): Promise<AdminListing> => {
      const found = await queryClient.fetchQuery({ ...managedListingQuery(listingId), staleTime: 0 })
      if (!found) throw new AppError('not_found', 'listing_not_found', 'Listing not found')
      return found.listing
    },
  }
}
