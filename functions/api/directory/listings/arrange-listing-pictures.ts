import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { saveChange } from '#core/directory/listing-changes/save-change.ts'
import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { ownListing } from '#core/directory/listings/own-listing.ts'
import { saveInPlace } from '#core/directory/listings/save-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { isFlagged } from '#shared/directory/listings/flagged-words.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { arrangeListingPictures as contract } from '#shared/directory/listings/own-contract.ts'
import { assertEditable, isFreelyEdited } from '#shared/directory/listings/stepped-listing.ts'

const arrangeListingPictures = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { userId } = actor
    const before = await findOwnListing(params.listingId, userId)
    assertEditable(before)
    if (before.version !== body.version) throw concurrentChange()
    const isFree = isFreelyEdited(before)
    const known = new Map(before.pictures.map((picture) => [picture.id, picture]))
    const asked = new Map(body.pictures.map((picture) => [picture.id, picture]))
    const pictures = [...asked.values()].map(({ id, alt }) => {
      const picture = known.get(id)
      if (!picture) throw listingRefusal.pictureNotFound()
      // Words of spam wait with the picture that they are written to.
      const waits = !isFree && alt !== picture.alt && isFlagged(alt)
      return { ...picture, alt, ...(waits && { isWaiting: true as const }) }
    })
    const listing = {
      ...before,
      pictures,
      changedAt: now,
      isFresh: true,
      updatedAt: now,
      version: before.version + 1,
    }
    const waiting = pictures.flatMap(({ id, isWaiting }) => (isWaiting ? [id] : []))
    const change = isFree
      ? undefined
      : await listingChanges.get({ listingId: before.id, by: userId }, { consistent: true })
    const to = waiting.length > 0 ? { pictures: waiting } : {}
    const saved = saveChange(change, { listing, by: userId, kind: 'owner', to, about: ['pictures'] }, now)
    const answer = await ownListing(listing, now, { change: saved.change })
    await commit(...saveInPlace(before, listing, now), ...saved.writes, ...remember(answer))
    return answer
  })

export const handler = endpoint(contract, arrangeListingPictures)
