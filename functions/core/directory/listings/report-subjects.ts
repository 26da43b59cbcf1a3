import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { steppedListing } from '#shared/directory/listings/stepped-listing.ts'
import { tellOf } from './decide-step.ts'
import { listings } from './listings.ts'
import { saveListing } from './save-listing.ts'

const find = (id: string) => listings.get({ id }, { consistent: true })

/** Everything that its owner wrote for others to read. */
const textOf = ({ businessName, summary, description, website, place }: Listing): string =>
  [businessName, [place.city, place.state].filter(Boolean).join(', '), website, summary, description]
    .filter(Boolean)
    .join('\n\n')

/** The actions report cases can take on listings. Angry rivals could hide one, so no weight of reports does. */
export const reportedSubjects: Record<'listing', SubjectOf> = {
  listing: {
    load: async (id) => {
      const listing = await find(id)
      if (!listing || listing.duplicateOf) return undefined
      return {
        title: listing.businessName,
        text: textOf(listing),
        ...((isListed(listing) || listing.status === 'closed') && { href: listingPath(id) }),
        ...(listing.ownerId && { authorId: listing.ownerId }),
        changedAt: listing.changedAt,
        isRemoved: listing.status === 'removed',
      }
    },
    setHidden: async (id, isHidden, now) => {
      const listing = await find(id)
      if (isHidden || listing?.status !== 'removed' || listing.duplicateOf) return []
      const after = steppedListing(listing, 'restore', { now })
      return [...(await saveListing(listing, after, now)), ...(await tellOf(after, 'restore', '', now))]
    },
    remove: async (id, reason, now) => {
      const listing = await find(id)
      if (!listing || listing.status === 'removed' || listing.duplicateOf) return []
      const after = steppedListing(listing, 'remove', { reason, now })
      return [...(await saveListing(listing, after, now)), ...(await tellOf(after, 'remove', reason, now))]
    },
  },
}
