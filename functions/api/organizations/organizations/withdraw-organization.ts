import { stepAsOwner } from '#core/organizations/organizations/step-as-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { withdrawOrganization as contract } from '#shared/organizations/organizations/contract.ts'

const withdrawOrganization = (request: ApiRequest<typeof contract>) => stepAsOwner(request, 'withdraw')

export const handler = endpoint(contract, withdrawOrganization)
