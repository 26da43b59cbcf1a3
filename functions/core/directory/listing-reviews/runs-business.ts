import type { Listing } from '#shared/directory/listings/listing.ts'

/** True for who runs a business: they answer its reviews, and write none. */
export const runsBusiness = ({ ownerId }: Pick<Listing, 'ownerId'>, userId: string): boolean =>
  ownerId === userId
