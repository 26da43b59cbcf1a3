import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { adminListing } from '#core/directory/listings/admin-listing.ts'
import { findListing } from '#core/directory/listings/find-listing.ts'
import { dropFiles, saveListing } from '#core/directory/listings/save-listing.ts'
import { tellMember } from '#core/directory/listings/tell-owner.ts'
import { withPosition } from '#core/directory/listings/with-position.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { decideListingChange as contract } from '#shared/directory/listing-changes/admin-contract.ts'
import { decidedChange } from '#shared/directory/listing-changes/decided-change.ts'
import type { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import { editListingPath } from '#shared/directory/listings/edit-listing-path.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'

function decideListingChange({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { listingId, author: by } = params
  const { accepts, reason, version } = body
  return untilUnchanged(async () => {
    const [before, known] = await Promise.all([
      findListing(listingId),
      listingChanges.get({ listingId, by }, { consistent: true }),
    ])
    if (!known) throw listingRefusal.noChange()
    if (known.status !== 'pending') throw listingRefusal.decided()
    if (known.version !== version) throw concurrentChange()
    // What is off the site for good can only be refused: nothing of it would be live.
    if (accepts.length > 0 && before.duplicateOf) throw listingRefusal.mergedAway()
    if (accepts.length > 0 && before.status === 'removed') throw listingRefusal.removed(before.reason ?? '')
    const { listing: merged, change, applied } = decidedChange(before, known, { accepts, reason, now })
    if (Object.values(change.decisions ?? {}).includes('refused') && !reason)
      throw listingRefusal.reasonRequired()
    const refused = (known.to.pictures ?? []).filter(() => !applied.includes('pictures'))
    const shown = { ...merged, pictures: merged.pictures.filter(({ id }) => !refused.includes(id)) }
    const isChanged = applied.length > 0 || refused.length > 0
    const next = {
      ...shown,
      ...(applied.length > 0 && { changedAt: now, isFresh: true }),
      version: before.version + 1,
    }
    const after = !isChanged ? before : applied.includes('place') ? await withPosition(next) : next
    const answer = { change, listing: await adminListing(after) }
    const isOwner = before.ownerId === by
    await commit(
      ...(isChanged ? await saveListing(before, after, now) : []),
      listingChanges.put(change, { version }),
      ...(known.to.logoUrl && !applied.includes('logoUrl')
        ? dropFiles(listingId, [known.to.logoUrl], now)
        : []),
      ...(await tellMember(
        by,
        after,
        newsOf(change, before.businessName),
        isOwner ? editListingPath(listingId) : listingPath(listingId),
        now,
      )),
      recordActivity(
        {
          by: actor,
          type: 'listing_decision',
          description: `Decided on a change to the listing ${before.businessName}: ${change.status}${reason ? `, ${reason}` : ''}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

function newsOf({ status, reason }: ListingChange, name: string) {
  const because = reason ? ` The reason: ${reason}` : ''
  if (status === 'accepted')
    return {
      type: 'success',
      title: 'Your change was accepted',
      message: `your change to ${name} is live.`,
    } as const
  if (status === 'partly')
    return {
      type: 'info',
      title: 'Your change was accepted in part',
      message: `a part of your change to ${name} is live.${because}`,
    } as const
  if (status === 'stale')
    return {
      type: 'info',
      title: 'Your change came too late',
      message: `${name} had been changed in the meantime, so your change was not applied.`,
    } as const
  return {
    type: 'warning',
    title: 'Your change was rejected',
    message: `${name} stays as it is.${because}`,
  } as const
}

export const handler = endpoint(contract, decideListingChange)
