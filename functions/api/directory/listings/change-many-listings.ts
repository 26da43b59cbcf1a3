import { decideStep } from '#core/directory/listings/decide-step.ts'
import { findListing } from '#core/directory/listings/find-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeManyListings as contract } from '#shared/directory/listings/admin-contract.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { AppError } from '#shared/errors.ts'

/** One after the other, each by itself: a second request finds those that are done, and names them. */
async function changeManyListings({ actor, body, now }: ApiRequest<typeof contract>) {
  const { listingIds, action, reason } = body
  const changed: ListingId[] = []
  const refused: { listingId: ListingId; message: string }[] = []
  for (const listingId of new Set(listingIds))
    try {
      const { version } = await findListing(listingId)
      await decideStep(
        { actor, params: { listingId }, body: { version, reason }, now, remember: () => [] },
        action,
      )
      changed.push(listingId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ listingId, message: error.message })
    }
  return { changed, refused }
}

export const handler = endpoint(contract, changeManyListings)
