import { queryOptions } from '@tanstack/react-query'
import { getListing, listListings } from '#shared/directory/listings/contract.ts'
import type { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { getEvent, listEvents } from '#shared/events/events/contract.ts'
import { getItem, listItems } from '#shared/market/market-items/contract.ts'
import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { cityOf } from '#web/features/events/events/components/event-words.ts'
import { placeOf, priceWords } from '#web/features/market/market-items/components/item-words.ts'
import { call } from '#web/lib/call.ts'
import type { ThingKind } from './block-kinds.ts'

/** An event, a business, or an item, as a small card shows it. */
export type Thing = { id: string; name: string; about: string; pictureUrl?: string | undefined }

type ThingWords = {
  search: string
  placeholder: string
  nothing: string
  failure: string
  add: string
  gone: string
}

export const thingWords: Record<ThingKind, ThingWords> = {
  event: {
    search: 'Search events',
    placeholder: 'Event title or city',
    nothing: 'No event to come matches.',
    failure: 'The events did not load',
    add: 'Add event',
    gone: 'This event is not public any more. Choose another, or delete the block.',
  },
  listing: {
    search: 'Search businesses',
    placeholder: 'Business name',
    nothing: 'No business matches.',
    failure: 'The businesses did not load',
    add: 'Add business',
    gone: 'This business is not listed any more. Choose another, or delete the block.',
  },
  item: {
    search: 'Search items for sale',
    placeholder: 'Item title',
    nothing: 'No item for sale matches.',
    failure: 'The items did not load',
    add: 'Add item',
    gone: 'This item is not for sale any more. Choose another, or delete the block.',
  },
}

type EventLike = {
  id: string
  title: string
  startsAt?: string | undefined
  timeZone?: string | undefined
  city: string
  state: string
  country: string
  posterUrl?: string | undefined
}
type ListingLike = { id: string; businessName: string; listingType: ListingType; city: string; state: string }
type ItemLike = Parameters<typeof priceWords>[0] &
  Parameters<typeof placeOf>[0] & { id: string; title: string }

const shown = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ')

const ofEvent = (event: EventLike): Thing => ({
  id: event.id,
  name: event.title,
  about: shown(event.startsAt && event.timeZone && zonedTime(event.startsAt, event.timeZone), cityOf(event)),
  pictureUrl: event.posterUrl,
})
const ofListing = (listing: ListingLike, pictureUrl: string | undefined): Thing => ({
  id: listing.id,
  name: listing.businessName,
  about: shown(listingTypes[listing.listingType], placeOf(listing)),
  pictureUrl,
})
const ofItem = (item: ItemLike, pictureUrl: string | undefined): Thing => ({
  id: item.id,
  name: item.title,
  about: shown(priceWords(item), placeOf(item)),
  pictureUrl,
})

const mostShown = 12

type Search = (asked: { query: { q?: string; limit: number } }, signal: AbortSignal) => Promise<Thing[]>

const searches: Record<ThingKind, Search> = {
  event: async (asked, signal) => (await call(listEvents, asked, { signal })).items.map(ofEvent),
  listing: async (asked, signal) => {
    const { items } = await call(listListings, asked, { signal })
    return items.map((one) => ofListing(one, one.logoUrl ?? one.cover?.src))
  },
  item: async (asked, signal) => {
    const { items } = await call(listItems, asked, { signal })
    return items.map((one) => ofItem(one, one.cover?.src))
  },
}

const staleTime = 60_000

/** What can be chosen; without a search, the first of the list that visitors see. */
export const foundThingsQuery = (kind: ThingKind, q: string) =>
  queryOptions({
    queryKey: ['newsletter-campaigns', 'things', kind, q],
    queryFn: ({ signal }) => searches[kind]({ query: { limit: mostShown, ...(q && { q }) } }, signal),
    staleTime,
  })

/** The thing of a card as visitors see it now. */
export const thingQuery = (block: Extract<Block, { kind: ThingKind }>) =>
  queryOptions({
    queryKey: ['newsletter-campaigns', 'thing', block],
    queryFn: async ({ signal }): Promise<Thing> => {
      if (block.kind === 'event')
        return ofEvent(await call(getEvent, { params: { eventId: block.eventId } }, { signal }))
      if (block.kind === 'listing') {
        const found = await call(getListing, { params: { listingId: block.listingId } }, { signal })
        return ofListing(found, found.logoUrl ?? found.pictures[0]?.src)
      }
      const found = await call(getItem, { params: { itemId: block.itemId } }, { signal })
      return ofItem(found, found.pictures[0]?.src)
    },
    staleTime,
    retry: false,
  })
