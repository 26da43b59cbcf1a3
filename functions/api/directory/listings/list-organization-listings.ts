import { listOrganizationListings as useCase } from '#core/directory/listings/list-organization-listings.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listOrganizationListings } from '#shared/directory/listings/organization-contract.ts'

export const handler = endpoint(listOrganizationListings, useCase)
