import { stepAsOwner } from '#core/organizations/organizations/step-as-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { archiveOrganization as contract } from '#shared/organizations/organizations/contract.ts'

const archiveOrganization = (request: ApiRequest<typeof contract>) => stepAsOwner(request, 'archive')

export const handler = endpoint(contract, archiveOrganization)
