import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { saveChange } from '#core/directory/listing-changes/save-change.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import {
  differences,
  splitChange,
  valuesOf,
  withValues,
} from '#shared/directory/listing-changes/changed-values.ts'
import type { ChangedValues } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { isOnTrial } from '#shared/directory/listings/listing-limits.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import {
  assertEditable,
  assertStaysComplete,
  isFreelyEdited,
} from '#shared/directory/listings/stepped-listing.ts'
import { findOwnListing } from './find-listing.ts'
import { listings } from './listings.ts'
import { ownListing } from './own-listing.ts'
import { historyOf } from './owned-listings.ts'
import { saveListing } from './save-listing.ts'
import { withPosition } from './with-position.ts'

type Change = {
  listingId: string
  userId: string
  /** The version that was seen. */
  version: number
  note?: string | undefined
  /** What the owner asks for, from the listing as it is now. */
  asked: (listing: Listing) => Promise<ChangedValues>
  remember: (answer: OwnListing) => Write[]
}

/**
 * An owner changes a listing. A draft changes as it is. Of a live one, what needs a review becomes the one change of its
 * owner that waits, and the rest is public at once.
 */
export function changeOwnListing(
  { listingId, userId, version, note, asked, remember }: Change,
  now: string,
): Promise<OwnListing> {
  return untilUnchanged(async () => {
    const before = await findOwnListing(listingId, userId)
    assertEditable(before)
    if (before.version !== version) throw concurrentChange()
    const wish = await asked(before)
    const changed = differences(valuesOf(before), wish)
    const isFree = isFreelyEdited(before)
    const { waits, direct } = isFree
      ? { waits: {}, direct: changed }
      : splitChange(changed, { isOnTrial: isOnTrial(await historyOf(userId), now) })
    const { change, writes } = isFree
      ? { change: undefined, writes: [] }
      : saveChange(
          await listingChanges.get({ listingId, by: userId }, { consistent: true }),
          { listing: before, by: userId, kind: 'owner', to: waits, about: Object.keys(wish), note },
          now,
        )
    const isChanged = Object.keys(direct).length > 0
    const next = isChanged
      ? {
          ...withValues(before, direct),
          changedAt: now,
          isFresh: true,
          updatedAt: now,
          version: before.version + 1,
        }
      : before
    const after = direct.place || direct.timeZone ? await withPosition(next) : next
    if (!isFree) assertStaysComplete(before, after)
    const answer = await ownListing(after, now, { change })
    await commit(
      ...(isChanged
        ? await saveListing(before, after, now)
        : [listings.check({ id: before.id }, { version })]),
      ...writes,
      ...remember(answer),
    )
    return answer
  })
}
