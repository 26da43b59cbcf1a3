import { survivorOf } from '#core/directory/listings/find-listing.ts'
import { listingCard } from '#core/directory/listings/listing-card.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { events } from '#core/events/events/events.ts'
import { itemCard } from '#core/market/market-items/item-card.ts'
import { items } from '#core/market/market-items/items.ts'
import { getTogether } from '#core/platform/db/get-together.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { isListed as isListedListing } from '#shared/directory/listings/public-listing.ts'
import { isListed as isListedEvent } from '#shared/events/events/public-event.ts'
import { isForSale } from '#shared/market/market-items/item-state.ts'
import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { type Card, cardOfEvent, cardOfItem, cardOfListing } from './card.ts'

const keyOf = (block: Block): { pk: string; sk: string } | undefined => {
  if (block.kind === 'event') return events.key({ id: block.eventId })
  if (block.kind === 'listing') return listings.key({ id: block.listingId })
  return block.kind === 'item' ? items.key({ id: block.itemId }) : undefined
}

/**
 * The cards of blocks by the ids of their blocks, as everyone may see their things now. What is a draft, hidden, sold,
 * suspended, or gone has none.
 */
export async function thingsOf(blocks: readonly Block[], now: string): Promise<Map<string, Card>> {
  const keys = new Map(blocks.flatMap((block) => keyOf(block) ?? []).map((key) => [key.pk + key.sk, key]))
  if (keys.size === 0) return new Map()
  const found = await getTogether([...keys.values()], { consistent: true })
  const shownListings = await Promise.all(
    found(listings).map(async (listing) => ({
      id: listing.id,
      listing: listing.duplicateOf ? await survivorOf(listing.id) : listing,
    })),
  )
  const forSale = found(items).filter((item) => isForSale(item, now))
  // A suspension reaches the items of a seller a moment later.
  const sellers = await usersById(forSale.map(({ sellerId }) => sellerId))
  const cards = new Map<string, Card>([
    ...found(events)
      .filter(isListedEvent)
      .map((event) => [event.id, cardOfEvent(event)] as const),
    ...shownListings
      .filter(({ listing }) => isListedListing(listing))
      .map(({ id, listing }) => [id, cardOfListing(listingCard(listing))] as const),
    ...forSale
      .filter(({ sellerId }) => sellers.get(sellerId)?.status !== 'suspended')
      .map((item) => [item.id, cardOfItem(itemCard(item))] as const),
  ])
  return new Map(
    blocks.flatMap((block) => {
      const card = cards.get(thingIn(block) ?? '')
      return card ? [[block.id, card] as const] : []
    }),
  )
}

/** The id of what a block shows as a card. */
export const thingIn = (block: Block): string | undefined => {
  if (block.kind === 'event') return block.eventId
  if (block.kind === 'listing') return block.listingId
  return block.kind === 'item' ? block.itemId : undefined
}
