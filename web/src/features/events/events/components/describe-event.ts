import type { PublicEvent } from '#shared/events/events/contract.ts'
import { leastCents } from '#shared/events/events/entry-cost.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { kindOf } from '#shared/events/events/kind-of.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { cityOf, kindLabels } from './event-words.ts'

/** An event in a sentence or two, for search results and shared links. */
export function describeEvent(event: PublicEvent): string {
  const { status, startsAt, timeZone, venueName, description } = event
  const cancelled = status === 'cancelled' ? 'Cancelled: ' : ''
  const what = `${cancelled}${kindLabels[kindOf(event)]} at ${venueName}, ${cityOf(event)}, on ${zonedTime(startsAt, timeZone)}.`
  const [first = ''] = description.split('\n')
  return first ? `${what} ${first}` : what
}

/** The organizer’s own poster, or a picture that is drawn of the event. */
export const eventImage = ({ id, poster, pictureVersion }: PublicEvent): string =>
  poster?.url ?? `/api${eventPath(id)}/picture.png?v=${pictureVersion}`

/** True while someone who is not in can still enter ahead: entries are open or will be, and a place is left. */
function hasPlaces({ phase, startsAt, entriesCloseAt, places, classes, classPlaces }: PublicEvent): boolean {
  const mayEnter =
    phase === 'announced' || phase === 'open' || (phase === 'live' && entriesCloseAt > startsAt)
  const inClass =
    classes.length === 0 ||
    classes.some(({ classKey, closed }) => !closed && classPlaces[classKey]?.left !== 0)
  return mayEnter && places.left !== 0 && inClass
}

/** Its organization first, which has a page while it is not suspended, then the member who runs it for them. */
function holders({ organization, organizer }: PublicEvent, siteUrl: string): object {
  const member = holder(organizer.name, organizer.path, siteUrl)
  if (!organization) return member
  const { id, name, hasPage } = organization
  return [holder(name, hasPage ? organizationPath(id) : undefined, siteUrl), member]
}

const holder = (name: string, path: string | undefined, siteUrl: string) => ({
  '@type': 'Organization',
  name,
  ...(path && { url: new URL(path, siteUrl).href }),
})

/** The event as schema.org knows it. */
export function eventStructuredData(event: PublicEvent, siteUrl: string): object {
  const { title, startsAt, endsAt, status, description } = event
  const { venueName, address, city, state, country } = event
  const url = new URL(eventPath(event.id), siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    url,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(description && { description }),
    image: new URL(eventImage(event), siteUrl).href,
    location: {
      '@type': 'Place',
      name: venueName,
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address }),
        addressLocality: city,
        addressRegion: state,
        addressCountry: country,
      },
    },
    organizer: holders(event, siteUrl),
    // The page itself shows later prices. Data that a cache keeps names the price without discounts.
    offers: {
      '@type': 'Offer',
      price: decimalDollars(leastCents({ ...event, fees: { ...event.fees, earlyOffCents: 0 } }, startsAt)),
      priceCurrency: 'USD',
      availability: `https://schema.org/${hasPlaces(event) ? 'InStock' : 'SoldOut'}`,
      ...(event.entriesOpenAt && { validFrom: event.entriesOpenAt }),
      url,
    },
  }
}
