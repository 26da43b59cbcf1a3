import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { refusedPictures } from '#core/directory/listing-changes/refused-pictures.ts'
import { withdrawnChange } from '#core/directory/listing-changes/save-change.ts'
import { assertSeen } from '#core/directory/listings/find-listing.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { withdrawListingChange as contract } from '#shared/directory/listing-changes/contract.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'

const withdrawListingChange = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const change = await listingChanges.get({ ...params, by: actor.userId }, { consistent: true })
    if (!change) return assertSeen(params.listingId, actor.userId, now)
    if (change.status === 'withdrawn') return
    if (change.status !== 'pending') throw listingRefusal.decided()
    const listing = await listings.get({ id: change.listingId }, { consistent: true })
    await commit(
      withdrawnChange(change),
      ...(listing ? refusedPictures(listing, change, now).writes : []),
      ...remember(undefined),
    )
  })

export const handler = endpoint(contract, withdrawListingChange)
