import { useEffect } from 'react'
import { countVisit } from '#shared/directory/listings/contract.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { call } from '#web/lib/call.ts'

/** What was counted since the page was loaded. Nothing of it is kept in the browser. */
const counted = new Set<string>()

/** Counts a visit to the page of a business, once. That it fails is no one’s concern. */
export function useVisit(listingId: ListingId): void {
  useEffect(() => {
    if (counted.has(listingId)) return
    counted.add(listingId)
    void call(countVisit, { params: { listingId } }).catch(() => undefined)
  }, [listingId])
}
