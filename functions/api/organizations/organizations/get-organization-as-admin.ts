import { adminOrganization } from '#core/organizations/organizations/admin-organization.ts'
import { findOrganization } from '#core/organizations/organizations/find-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOrganizationAsAdmin as contract } from '#shared/organizations/organizations/admin-contract.ts'

const getOrganizationAsAdmin = async ({ params }: ApiRequest<typeof contract>) =>
  adminOrganization(await findOrganization(params.organizationId))

export const handler = endpoint(contract, getOrganizationAsAdmin)
