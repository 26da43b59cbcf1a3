import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { weekdays } from '#shared/directory/listings/hours-words.ts'
import type { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { DayHours } from '#shared/directory/listings/opening-hours.ts'
import { ratingWords } from '#shared/directory/listings/rating.ts'
import { cityOf } from './listing-place.ts'

/** The most that search engines show. */
const longest = 155

/** A text cut at a word, as long as search engines show it. */
export function shortened(text: string): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s.,;:]+$/, '')}…`
}

/** The name of the page: `Bass Works, Installer in Dallas, TX`. */
export function listingTitle(listing: PublicListing): string {
  const place = cityOf(listing)
  return `${listing.businessName}, ${listingTypes[listing.listingType]}${place ? ` in ${place}` : ''}`
}

/** A business in a sentence or two, for search results and shared links; that it is closed comes first. */
export const describeListing = (listing: PublicListing): string =>
  shortened(
    [
      listing.status === 'closed' && 'Permanently closed.',
      `${listingTitle(listing)}.`,
      ...listing.summary.split(/\s+/),
    ]
      .filter(Boolean)
      .join(' '),
  )

const schemaTypes: Record<ListingType, string> = {
  retailer: 'AutoPartsStore',
  installer: 'AutoRepair',
  fabricator: 'AutoRepair',
  mobile_service: 'AutoRepair',
  manufacturer: 'Organization',
  distributor: 'Organization',
  venue: 'LocalBusiness',
  media: 'Organization',
}

const day = 1440
const twoDigits = (figure: number) => String(figure).padStart(2, '0')

/** A closing time is earlier than its opening where it lies after midnight; all day ends a minute before. */
const clock = (minutes: number) => `${twoDigits(Math.floor((minutes % day) / 60))}:${twoDigits(minutes % 60)}`
const times = ([opens, closes]: DayHours[number]) => ({
  opens: clock(opens),
  closes: closes - opens === day && opens === 0 ? '23:59' : clock(closes),
})

function openingHours({ hours, specialDays }: PublicListing): object[] {
  const week = (hours ?? []).flatMap((ranges, at) =>
    ranges.map((range) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[at]}`,
      ...times(range),
    })),
  )
  const special = specialDays.flatMap(({ on, hours: ranges }) =>
    (ranges.length > 0 ? ranges.map(times) : [{ opens: '00:00', closes: '00:00' }]).map((shown) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: on,
      validThrough: on,
      ...shown,
    })),
  )
  return [...week, ...special]
}

/** The business, and where its page stands, as schema.org knows them. A phone number is shown only on a press. */
export function listingStructuredData(listing: PublicListing, siteUrl: string): object {
  const { id, businessName, listingType, street, city, state, zip, point, pictures, website, logoUrl } =
    listing
  const at = (path: string) => new URL(path, siteUrl).href
  const url = at(listingPath(id))
  const type = schemaTypes[listingType]
  const opening = type === 'Organization' ? [] : openingHours(listing)
  const rating = ratingWords(listing.ratingSum, listing.ratingCount)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': type,
        name: businessName,
        url,
        ...(listing.summary && { description: listing.summary }),
        ...(pictures.length > 0 && { image: pictures.map(({ src }) => at(src)) }),
        ...(logoUrl && { logo: at(logoUrl) }),
        ...(website && { sameAs: [website] }),
        address: {
          '@type': 'PostalAddress',
          ...(street.length > 0 && { streetAddress: street.join(', ') }),
          ...(city && { addressLocality: city }),
          ...(state && { addressRegion: state }),
          ...(zip && { postalCode: zip }),
          addressCountry: 'US',
        },
        ...(point &&
          type !== 'Organization' && {
            geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lon },
          }),
        ...(opening.length > 0 && { openingHoursSpecification: opening }),
        ...(rating && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: listing.ratingCount,
            bestRating: 5,
            worstRating: 1,
          },
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Businesses', item: at('/directory') },
          { '@type': 'ListItem', position: 2, name: businessName, item: url },
        ],
      },
    ],
  }
}
