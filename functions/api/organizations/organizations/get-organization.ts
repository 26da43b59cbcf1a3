import { publicOrganization } from '#core/organizations/organizations/public-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOrganization as contract } from '#shared/organizations/organizations/contract.ts'

const getOrganization = ({ params }: ApiRequest<typeof contract>) => publicOrganization(params.organizationId)

export const handler = endpoint(contract, getOrganization)
