import type { ListingCard } from '#shared/directory/listings/listing-card.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { ratingWords } from '#shared/directory/listings/rating.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import type { ItemCard } from '#shared/market/market-items/item-card.ts'
import { itemConditions } from '#shared/market/market-items/item-labels.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

/** An event, a business, or an item for sale as a campaign shows it. All of it are texts of strangers. */
export type Card = {
  picture?: { src: string; alt: string }
  /** What people look for first: the time, the price, the rating. */
  above: string
  title: string
  below: string
  label: string
  path: string
}

const joined = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(', ')

type ShownEvent = Pick<
  WholeEvent,
  'id' | 'title' | 'poster' | 'startsAt' | 'timeZone' | 'startsOn' | 'endsOn' | 'venueName' | 'city' | 'state'
>

export function cardOfEvent(event: ShownEvent): Card {
  const { id, title, poster, startsAt, timeZone, startsOn, endsOn, venueName, city, state } = event
  const starts = zonedTime(startsAt, timeZone)
  return {
    ...(poster && { picture: { src: poster.url, alt: `Poster of ${title}` } }),
    above: endsOn === startsOn ? starts : `${starts}, until ${utcDay(endsOn)}`,
    title,
    below: joined(venueName, city, state),
    label: 'See the event',
    path: eventPath(id),
  }
}

export function cardOfListing(listing: ListingCard): Card {
  const { id, businessName, listingType, city, state, cover, logoUrl, ratingSum, ratingCount } = listing
  const rating = ratingWords(ratingSum, ratingCount)
  const reviews = ratingCount === 1 ? '1 review' : `${ratingCount} reviews`
  const src = cover?.src ?? logoUrl
  return {
    ...(src && { picture: { src, alt: cover?.alt || businessName } }),
    above: rating ? `★ ${rating} · ${reviews}` : '',
    title: businessName,
    below: [listingTypes[listingType], joined(city, state)].filter(Boolean).join(' · '),
    label: 'See the business',
    path: listingPath(id),
  }
}

export function cardOfItem(item: ItemCard): Card {
  const { id, title, city, state, condition, cover } = item
  return {
    ...(cover && { picture: { src: cover.src, alt: cover.alt || title } }),
    above: priceOf(item),
    title,
    below: [itemConditions[condition], joined(city, state)].filter(Boolean).join(' · '),
    label: 'See the item',
    path: itemPath(id),
  }
}

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

function priceOf({ priceKind, priceCents }: Pick<ItemCard, 'priceKind' | 'priceCents'>): string {
  const price = format.format(priceCents / 100)
  if (priceKind === 'free') return 'Free'
  if (priceKind === 'trade') return priceCents > 0 ? `Trade worth about ${price}` : 'Trade'
  return priceKind === 'offers' ? `${price} or best offer` : price
}
