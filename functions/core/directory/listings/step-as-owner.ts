import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import type { ListingStep } from '#shared/directory/listings/stepped-listing.ts'
import { findOwnListing } from './find-listing.ts'
import { ownListing } from './own-listing.ts'
import { stepListing } from './step-listing.ts'

type Asked = {
  actor: Actor
  params: { listingId: string }
  body: { version: number }
  now: string
  remember: (answer: OwnListing) => Write[]
}

/** A step that an owner takes with their listing, on the version they see. `also` adds what else it needs. */
export function stepAsOwner(
  { actor, params, body: { version }, now, remember }: Asked,
  stepFor: (listing: Listing) => ListingStep | Promise<ListingStep>,
  also: (after: Listing) => Promise<Write[]> = async () => [],
): Promise<OwnListing> {
  return untilUnchanged(async () => {
    const listing = await findOwnListing(params.listingId, actor.userId)
    const step = await stepFor(listing)
    const { after, writes } = await stepListing(listing, { step, version, by: actor }, now)
    const answer = await ownListing(after, now)
    await commit(...writes, ...(await also(after)), ...remember(answer))
    return answer
  })
}
