import { decideStep } from '#core/organizations/organizations/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { suspendOrganization as contract } from '#shared/organizations/organizations/admin-contract.ts'

const suspendOrganization = (request: ApiRequest<typeof contract>) => decideStep(request, () => 'suspend')

export const handler = endpoint(contract, suspendOrganization)
