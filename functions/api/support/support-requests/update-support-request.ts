import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { updateRequest } from '#core/support/support-requests/update-request.ts'
import { updateSupportRequest as contract } from '#shared/support/support-requests/admin-contract.ts'

const updateSupportRequest = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  updateRequest({ agent: administrator(actor), ...params, body, now, remember })

export const handler = endpoint(contract, updateSupportRequest)
