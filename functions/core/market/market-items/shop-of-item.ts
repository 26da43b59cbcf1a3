import { listings } from '#core/directory/listings/listings.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'

type Offered = Pick<Item, 'sellerId' | 'listingId'>

/** The business under whose name an item is offered: while it is listed and its seller owns it. */
export async function shopOfItem({ sellerId, listingId }: Offered) {
  const listing = listingId && (await listings.get({ id: listingId }))
  if (!listing || listing.ownerId !== sellerId || !isListed(listing)) return undefined
  return { name: listing.businessName, path: listingPath(listing.id) }
}

/** Refuses a business that is not a published one of the seller. */
export async function assertOwnShop(offered: Offered): Promise<void> {
  if (offered.listingId && !(await shopOfItem(offered))) throw itemRefusal.shopUnknown()
}
