import { decideStep } from '#core/organizations/organizations/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { decideOrganization as contract } from '#shared/organizations/organizations/admin-contract.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'

async function decideOrganization(request: ApiRequest<typeof contract>) {
  const { approves, reason } = request.body
  if (!approves && !reason) throw organizationRefusal.reasonRequired()
  return decideStep(request, () => (approves ? 'approve' : 'refuse'))
}

export const handler = endpoint(contract, decideOrganization)
