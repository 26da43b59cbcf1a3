import { stepAsOwner } from '#core/organizations/organizations/step-as-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { submitOrganization as contract } from '#shared/organizations/organizations/contract.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'

/** A business whose account waits for approval drafts, and no more. */
async function submitOrganization(request: ApiRequest<typeof contract>) {
  if (request.actor.user.status === 'pending') throw organizationRefusal.accountPending()
  return stepAsOwner(request, 'submit')
}

export const handler = endpoint(contract, submitOrganization)
