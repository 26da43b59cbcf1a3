import * as z from 'zod/mini'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { listingParams } from './contract.ts'
import { ListingCard } from './listing-card.ts'
import { ListingId } from './named-listing.ts'
import { OwnListing } from './own-contract.ts'

export const setListingOrganization = route({
  name: 'setListingOrganization',
  method: 'PUT',
  path: '/api/directory/:listingId/organization',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Make a listing part of an active organization that its owner runs; without one, take it out',
  params: listingParams,
  body: z.strictObject({ organizationId: z.optional(OrganizationId), version: z.int().check(z.gte(1)) }),
  response: OwnListing,
  errors: [
    'listing_not_found',
    'listing_in_review',
    'listing_removed',
    'listing_closed',
    'listing_merged',
    'organization_not_found',
    'org_role',
    'org_not_active',
    'org_suspended',
    'org_archived',
    'version_conflict',
  ],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

const organizationParams = z.strictObject({ organizationId: OrganizationId })

export const listOrganizationListings = route({
  name: 'listOrganizationListings',
  method: 'GET',
  path: '/api/directory/of-organization/:organizationId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The published listings of an organization by name',
  params: organizationParams,
  query: z.strictObject(pageQuery(24)),
  response: Page(ListingCard),
  errors: ['organization_not_found', 'invalid_cursor'],
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

export const letListingGo = route({
  name: 'letListingGo',
  method: 'DELETE',
  path: '/api/directory/of-organization/:organizationId/:listingId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Take a listing out of an organization; for owners of the organization. A second call changes nothing',
  params: z.strictObject({ ...organizationParams.shape, listingId: ListingId }),
  errors: ['organization_not_found', 'org_role', 'listing_not_found', 'version_conflict'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})
