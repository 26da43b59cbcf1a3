import type { Listing } from './listing.ts'
import { ratedScore } from './rating.ts'

const longDescription = 200
const fewPictures = 3
const fewServices = 3

type Scored = Pick<
  Listing,
  | 'pictures'
  | 'description'
  | 'hours'
  | 'phone'
  | 'website'
  | 'services'
  | 'brands'
  | 'startingPriceCents'
  | 'ratingSum'
  | 'ratingCount'
  | 'isVerified'
  | 'isFresh'
>

/** How complete a listing is, in eighths. */
export function completeness(listing: Omit<Scored, 'ratingSum' | 'ratingCount' | 'isVerified' | 'isFresh'>) {
  const shown = listing.pictures.filter(({ isWaiting }) => !isWaiting)
  return [
    shown.length > 0,
    shown.length >= fewPictures,
    [...listing.description].length >= longDescription,
    listing.hours !== undefined,
    listing.phone !== '' || listing.website !== '',
    listing.services.length >= fewServices,
    listing.brands.length > 0,
    listing.startingPriceCents !== undefined,
  ].filter(Boolean).length
}

/**
 * The place of a listing in the recommended order, 0 to 100: 40 for how complete it is, 30 for its rating, 20 for an
 * owner who is a verified business, 10 for a change within 180 days.
 */
export const recommendedScore = (listing: Scored): number =>
  Math.floor(
    (40 * completeness(listing)) / 8 +
      (30 * ratedScore(listing.ratingSum, listing.ratingCount)) / 5000 +
      (listing.isVerified ? 20 : 0) +
      (listing.isFresh ? 10 : 0),
  )
