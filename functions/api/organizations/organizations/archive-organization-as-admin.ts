import { decideStep } from '#core/organizations/organizations/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { archiveOrganizationAsAdmin as contract } from '#shared/organizations/organizations/admin-contract.ts'

const archiveOrganizationAsAdmin = (request: ApiRequest<typeof contract>) =>
  decideStep(request, () => 'archive')

export const handler = endpoint(contract, archiveOrganizationAsAdmin)
