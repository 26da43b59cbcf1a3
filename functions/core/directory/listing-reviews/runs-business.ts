import { isClaiming } from '#core/directory/organization-claims/is-claiming.ts'
import { managesFor } from '#core/organizations/organizations/find-organization.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'

/** True for who runs a business: they answer its reviews, and write none. */
export const runsBusiness = ({ ownerId }: Pick<Listing, 'ownerId'>, userId: string): boolean =>
  ownerId === userId

/** True for who has a part in a business without owning it: they claim it, or run the organization it belongs to. */
export async function isInvolved(
  { id, organizationId }: Pick<Listing, 'id' | 'organizationId'>,
  userId: string,
): Promise<boolean> {
  const [claims, manages] = await Promise.all([isClaiming(id, userId), managesFor(organizationId, userId)])
  return claims || manages
}
