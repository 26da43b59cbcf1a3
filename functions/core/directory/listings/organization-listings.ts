import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { ListingCard } from '#shared/directory/listings/listing-card.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { listingCard } from './listing-card.ts'

const OrganizationListing = z.object({
  ...ListingCard.shape,
  organizationId: OrganizationId,
  version: z.int(),
})
type OrganizationListing = z.infer<typeof OrganizationListing>

export const organizationListingsPartition = (organizationId: string) => `LISTINGS_ORG#${organizationId}`

/** The published listings of organizations, by name, with all that a list shows. The stream keeps them. */
export const organizationListings = entity({
  name: 'organization-listing',
  erasure: 'by the stream',
  packed: true,
  schema: OrganizationListing,
  key: ({
    organizationId,
    businessName,
    id,
  }: Pick<OrganizationListing, 'organizationId' | 'businessName' | 'id'>) => ({
    pk: organizationListingsPartition(organizationId),
    sk: `${foldedKey(businessName)}#${id}`,
  }),
})

/** A listing is shown with its organization while lists show it. */
export const organizationListingsOf = (listing: Listing): OrganizationListing[] =>
  listing.organizationId && isListed(listing)
    ? [{ ...listingCard(listing), organizationId: listing.organizationId, version: 1 }]
    : []
