import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { changeMany } from '#core/support/support-requests/change-many.ts'
import { changeManySupportRequests as contract } from '#shared/support/support-requests/admin-contract.ts'

const changeManySupportRequests = ({ actor, body, now }: ApiRequest<typeof contract>) =>
  changeMany(administrator(actor), body, now)

export const handler = endpoint(contract, changeManySupportRequests)
