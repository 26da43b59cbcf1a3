import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { listRequests } from '#core/support/support-requests/list-requests.ts'
import { listSupportRequests as contract } from '#shared/support/support-requests/admin-contract.ts'

const listSupportRequests = ({ actor, query, now }: ApiRequest<typeof contract>) =>
  listRequests(administrator(actor), query.desk, query, now)

export const handler = endpoint(contract, listSupportRequests)
