import { getMany } from '#core/platform/db/get-many.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { listings } from './listings.ts'

/** A listing as posts about it show it: its cover, while it is listed. */
export const postSubject = {
  type: 'listing',
  read: async (ids: readonly string[]) => {
    const rows = await getMany(ids.map((id) => listings.key({ id })))
    return new Map(
      rows.map(listings.read).flatMap((listing) => {
        if (!isListed(listing)) return []
        const image = listing.pictures.find(({ isWaiting }) => !isWaiting)?.src ?? listing.logoUrl
        const { city, state } = listing.place
        const location = [city, state].filter(Boolean).join(', ')
        return [[listing.id, { ...(image && { image }), location }] as const]
      }),
    )
  },
}
