import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { answerRequest } from '#core/support/support-requests/answer-request.ts'
import { answerSupportRequest as contract } from '#shared/support/support-requests/admin-contract.ts'

const answerSupportRequest = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  answerRequest({ agent: administrator(actor), ...params, body, now, remember })

export const handler = endpoint(contract, answerSupportRequest)
