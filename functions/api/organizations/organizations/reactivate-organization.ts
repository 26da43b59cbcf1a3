import { decideStep } from '#core/organizations/organizations/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { reactivateOrganization as contract } from '#shared/organizations/organizations/admin-contract.ts'

const reactivateOrganization = (request: ApiRequest<typeof contract>) =>
  decideStep(request, ({ status }) => (status === 'archived' ? 'restore' : 'reactivate'))

export const handler = endpoint(contract, reactivateOrganization)
