import { namedOrganization, organizationsById } from '#core/organizations/organizations/named-organization.ts'
import { users } from '#core/platform/users/users.ts'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { hasPage, isFeatured, isListed, summaryOf } from '#shared/directory/listings/public-listing.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { survivorOf } from './find-listing.ts'
import { listedListing } from './listed-listing.ts'
import { isMovingReviewsTo } from './moving-reviews.ts'
import { nearestRows } from './nearest-rows.ts'

const mostNearby = 4
const milesNearby = 100

/** A listing as everyone sees it, by its own id or by that of one that was merged into it. */
export async function getListing({
  params,
  now,
}: {
  params: { listingId: string }
  now: string
}): Promise<PublicListing> {
  const listing = await survivorOf(params.listingId)
  if (!hasPage(listing, now)) throw listingRefusal.notFound()
  const { organizationId } = listing
  const [nearby, owner, organizations, isMovingReviews] = await Promise.all([
    nearbyOf(listing),
    ownerOf(listing),
    organizationsById([organizationId]),
    isMovingReviewsTo(listing.id),
  ])
  const organization = namedOrganization(organizations.get(organizationId ?? ''))
  return {
    ...shownListing(listing, now),
    ...(owner && { owner }),
    ...(organization && { organization }),
    nearby,
    ...(isMovingReviews && { isMovingReviews }),
  }
}

/** The public part of a listing: no street that is hidden, no contact before someone asks for it. */
export function shownListing(
  listing: Listing,
  now: string,
): Omit<PublicListing, 'nearby' | 'owner' | 'organization'> {
  const { place, point, phone, email, website } = listing
  const isOpen = listing.status !== 'closed'
  return {
    id: listing.id,
    businessName: listing.businessName,
    listingType: listing.listingType,
    summary: summaryOf(listing),
    description: listing.description,
    ...(listing.serviceMiles !== undefined && { serviceMiles: listing.serviceMiles }),
    services: listing.services,
    brands: listing.brands.filter(({ isProposed }) => !isProposed),
    ...(listing.startingPriceCents !== undefined && { startingPriceCents: listing.startingPriceCents }),
    startingPriceFor: listing.startingPriceFor,
    ...(listing.hours && isOpen && { hours: listing.hours }),
    specialDays: isOpen ? listing.specialDays : [],
    ...(listing.timeZone && { timeZone: listing.timeZone }),
    pictures: listing.pictures.filter(({ isWaiting }) => !isWaiting),
    ...(listing.logoUrl && { logoUrl: listing.logoUrl }),
    ratingSum: listing.ratingSum,
    ratingCount: listing.ratingCount,
    isVerified: listing.isVerified,
    ...(listing.publishedAt && { publishedAt: listing.publishedAt }),
    updatedAt: listing.updatedAt,
    status: isOpen ? 'published' : 'closed',
    ...(!isOpen && { closedAt: listing.statusSince }),
    street: place.hideStreet ? [] : [place.address1, place.address2].filter(Boolean),
    city: place.city,
    state: place.state,
    zip: place.zip,
    ...(point && { point }),
    website: isOpen ? website : '',
    hasPhone: isOpen && phone !== '',
    hasEmail: isOpen && email !== '',
    isOwned: listing.ownerId !== undefined,
    isFeatured: isListed(listing) && isFeatured(listing, now),
  }
}

async function nearbyOf({ id, point }: Listing): Promise<PublicListing['nearby']> {
  if (!point) return []
  const { rows } = await nearestRows(
    { miles: milesNearby },
    { around: point, most: mostNearby, wanted: (row) => row.id !== id },
  )
  return rows.map(({ row, miles }) => listedListing(row, miles))
}

async function ownerOf({ ownerId }: Listing): Promise<PublicListing['owner']> {
  const user = ownerId ? await users.get({ id: ownerId }) : undefined
  const member = user && publicMember(user)
  return member && { name: member.companyName ?? member.name, path: memberPath(member.id) }
}
