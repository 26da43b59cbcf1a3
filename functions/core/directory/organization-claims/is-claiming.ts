import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { claimHeads } from './claims.ts'

/** Tells whether someone has an open claim of a listing. */
export async function isClaiming(listingId: ListingId, userId: string): Promise<boolean> {
  const head = await claimHeads.get({ subject: { kind: 'listing', id: listingId } }, { consistent: true })
  return head?.open.some((claim) => claim.userId === userId) ?? false
}
