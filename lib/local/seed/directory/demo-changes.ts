import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { only, valuesOf, withValues } from '#shared/directory/listing-changes/changed-values.ts'
import type { ChangedValues, ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Wish = Pick<ListingChange, 'kind' | 'note'> & {
  listing: string
  by: string
  hours: number
  to: ChangedValues
  /** What the listing said when the change was asked for, where that is another value by now. */
  since?: ChangedValues
}

const wishes: readonly Wish[] = [
  {
    listing: 'Bay Four Audio',
    by: 'retailer',
    kind: 'owner',
    note: '',
    hours: 52,
    to: { phone: '+19185550190', website: 'https://bayfour.example' },
    // An administrator has corrected it in the meantime.
    since: { website: 'http://bay-four.example' },
  },
  {
    listing: 'Cedar Spur Audio',
    by: 'member',
    kind: 'suggestion',
    note: 'The number on the page rings at a bakery. This one is on their door.',
    hours: 9,
    to: { phone: '+12145550191' },
  },
]

/** Two changes that wait: of one a field is stale, the other comes from a visitor of the shop. */
export const demoChanges = (listings: readonly Listing[], now: string): ListingChange[] =>
  wishes.map(({ listing: name, by, kind, note, hours, to, since = {} }) => {
    const listing = listings.find(({ businessName }) => businessName === name)
    if (!listing) throw new Error(`No listing of the demo is called ${name}`)
    return {
      listingId: listing.id,
      by: demoUserId(demoEmail(by)) as ListingChange['by'],
      kind,
      from: only(valuesOf(withValues(listing, since)), Object.keys(to)),
      to,
      note,
      status: 'pending',
      createdAt: addTime(now, { hours: -hours }),
      version: 1,
    }
  })
