import { listingDays } from '#core/directory/listings/listing-days.ts'
import { listingKeys } from '#core/directory/listings/listing-keys.ts'
import { listingSuggestions } from '#core/directory/listings/listing-suggestions.ts'
import { listings } from '#core/directory/listings/listings.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { demoDirectory } from './demo-directory.ts'
import { demoListingDays } from './demo-listing-days.ts'

const absent = { absent: true } as const

/** The listings of the demo, what is known of who suggested them, and how often they were visited. */
export const seed = async (now: string, size: SeedSize): Promise<Write[]> => {
  const { listings: all } = await demoDirectory(now, size)
  return [
    ...all.flatMap((listing) => [
      listings.put(listing, absent),
      ...keyOf(listing),
      ...(listing.source === 'suggestion' ? [suggestionOf(listing)] : []),
    ]),
    ...demoListingDays(all, size, now).map((day) => listingDays.put(day, absent)),
  ]
}

/** What is in review or live is the only business of its name and place. */
const keyOf = ({ id, businessName: name, place: { zip }, status, duplicateOf }: Listing): Write[] =>
  ['pending', 'published', 'paused'].includes(status) && !duplicateOf
    ? [listingKeys.put({ name, zip, listingId: id, version: 1 }, absent)]
    : []

const suggestionOf = ({ id, submittedBy, createdAt }: Listing): Write =>
  listingSuggestions.put(
    {
      listingId: id,
      note: 'I was there last month. Good people.',
      ...(!submittedBy && { email: 'passing.by@visitors.demo.test' }),
      secretHashes: [],
      createdAt,
      version: 1,
    },
    absent,
  )
