import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { mergeRequests } from '#core/support/support-requests/merge-requests.ts'
import { mergeSupportRequests as contract } from '#shared/support/support-requests/admin-contract.ts'

const mergeSupportRequests = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  mergeRequests({ agent: administrator(actor), ...params, body, now, remember })

export const handler = endpoint(contract, mergeSupportRequests)
