import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { countViews } from '#core/support/support-requests/count-requests.ts'
import { countSupportRequests as contract } from '#shared/support/support-requests/admin-contract.ts'

const countSupportRequests = ({ actor, query, now }: ApiRequest<typeof contract>) =>
  countViews(administrator(actor), query.desk, now)

export const handler = endpoint(contract, countSupportRequests)
