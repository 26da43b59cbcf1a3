import { overviewedListings } from '#core/directory/business-overview/overviewed-listings.ts'
import { tasksBesideListings } from '#core/directory/business-overview/tasks-beside-listings.ts'
import { unansweredReviews } from '#core/directory/business-overview/unanswered-reviews.ts'
import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { daysOf, sumOf } from '#core/directory/listings/listing-days.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { addedUp } from '#shared/directory/business-overview/added-up.ts'
import { mostUrgentFirst, tasksOfListing } from '#shared/directory/business-overview/business-task.ts'
import {
  getBusinessOverview as contract,
  type OverviewedListing,
} from '#shared/directory/business-overview/contract.ts'

const daysShown = 30

async function getBusinessOverview({ actor: { userId }, now }: ApiRequest<typeof contract>) {
  const { owned, hasMore } = await overviewedListings(userId)
  const [changes, figures, unanswered, others] = await Promise.all([
    getMany(
      owned.map(({ id: listingId }) => listingChanges.key({ listingId, by: userId })),
      { consistent: true },
    ),
    Promise.all(owned.map(({ id }) => daysOf(id, 2 * daysShown, now))),
    unansweredReviews(owned),
    tasksBesideListings(userId, owned, now),
  ])
  const changeOf = new Map(changes.map(listingChanges.read).map((change) => [change.listingId, change]))
  const all = addedUp(figures)
  const days = all.slice(-daysShown)
  const listings = owned.map((listing, at): OverviewedListing => {
    const { id, businessName, status, place, pictures, logoUrl } = listing
    const pictureUrl = pictures[0]?.src ?? logoUrl
    return {
      id,
      businessName,
      status,
      city: place.city,
      state: place.state,
      ...(pictureUrl && { pictureUrl }),
      isChanging: changeOf.get(id)?.status === 'pending',
      figures: sumOf((figures[at] ?? []).slice(-daysShown)),
    }
  })
  return {
    days,
    total: sumOf(days),
    before: sumOf(all.slice(0, -daysShown)),
    listings: listings.toSorted((a, b) => b.figures.views - a.figures.views),
    hasMore,
    tasks: mostUrgentFirst([
      ...owned.flatMap((listing) => tasksOfListing(listing, changeOf.get(listing.id), now)),
      ...others,
    ]),
    ...unanswered,
  }
}

export const handler = endpoint(contract, getBusinessOverview)
