import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { type ListingStep, steppedListing } from '#shared/directory/listings/stepped-listing.ts'
import { saveListing } from './save-listing.ts'

type Step = {
  step: ListingStep
  /** The version that was seen. */
  version: number
  by: { userId: string; adminId?: string | undefined }
  reason?: string | undefined
}

const done: Record<ListingStep, string> = {
  submit: 'Submitted',
  publish: 'Published',
  withdraw: 'Withdrew',
  approve: 'Approved',
  refuse: 'Rejected',
  pause: 'Paused',
  resume: 'Resumed',
  close: 'Closed',
  reopen: 'Reopened',
  remove: 'Removed',
  restore: 'Restored',
}

const decisions: readonly ListingStep[] = ['approve', 'refuse', 'remove', 'restore']

/** A listing after a step, with the writes that make it so and tell of it. */
export async function stepListing(
  listing: Listing,
  { step, version, by, reason }: Step,
  now: string,
): Promise<{ after: Listing; writes: Write[] }> {
  const after = steppedListing(listing, step, { reason, now })
  if (listing.version !== version) throw concurrentChange()
  return {
    after,
    writes: [
      ...(await saveListing(listing, after, now)),
      recordActivity(
        {
          by,
          type: decisions.includes(step) ? 'listing_decision' : 'business_listing',
          description: `${done[step]} the listing ${listing.businessName}${reason ? `: ${reason}` : ''}`,
        },
        now,
      ),
    ],
  }
}
