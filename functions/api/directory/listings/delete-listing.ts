import { listings } from '#core/directory/listings/listings.ts'
import { keepRefusal } from '#core/directory/listings/owned-listings.ts'
import { dropPictures } from '#core/directory/listings/save-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { deleteListing as contract } from '#shared/directory/listings/own-contract.ts'
import { isFreelyEdited } from '#shared/directory/listings/stepped-listing.ts'

const deleteListing = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const listing = await listings.get({ id: params.listingId }, { consistent: true })
    if (!listing) return
    if (listing.ownerId !== actor.userId) throw listingRefusal.notFound()
    if (listing.publishedAt || !isFreelyEdited(listing)) throw listingRefusal.notDraft()
    await commit(
      listings.delete(listing),
      ...(await keepRefusal(actor.user.id, listing)),
      ...dropPictures(listing, undefined, now),
      ...remember(undefined),
    )
  })

export const handler = endpoint(contract, deleteListing)
