import type { ListingService, ListingType } from '#shared/directory/listings/listing-kinds.ts'
import type { ListingDrawing } from '../pictures/listing-drawings.ts'
import type { DemoBrandName } from './demo-brands.ts'
import type { DemoHours } from './demo-hours.ts'

/** What happens to a listing after it has been written, in order; an administrator decides on what is sent in. */
export type SheetEnd =
  | 'draft'
  | 'pending'
  | 'refused'
  | 'published'
  | 'paused'
  | 'closed'
  | 'removed'
  | 'merged'

/** What is made up about one business of the demo; the rest follows from it. */
export type ListingSheet = {
  name: string
  type: ListingType
  at: readonly [zip: string, city: string, state: string, street?: string]
  /** The area code of its phone number; without one it is reached by its website or its email address. */
  phone?: string
  hasSite?: boolean
  hasEmail?: boolean
  hideStreet?: boolean
  pin?: { lat: number; lon: number }
  summary?: string
  description: string
  services?: readonly ListingService[]
  brands?: readonly DemoBrandName[]
  price?: readonly [cents: number, what: string]
  hours?: DemoHours
  /** Its clock has a day of other hours tomorrow. */
  isOtherwiseTomorrow?: boolean
  travelsMiles?: number
  cover: ListingDrawing
  morePictures?: number
  logo?: number
  /** A demo account or a member by their name; nobody where no one owns it. */
  owner?: string
  /** The organization that it is part of, by its name. */
  organization?: string
  /** An administrator listed it, and its owner claimed it later. */
  isClaimed?: boolean
  /** The person who suggested it, if it was not the owner. */
  suggestedBy?: string
  daysOld: number
  daysInStatus?: number
  end?: SheetEnd
  reason?: string
  /** The business that it turned out to be. */
  sameAs?: string
  daysFeatured?: number
  /** How many reviews it has; every listing that was published has some by itself. */
  reviews?: number
  /** Also in the small seed, of which clouds of tests begin. */
  isInSmall?: boolean
}
