import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { addNote } from '#core/support/support-requests/answer-request.ts'
import { addSupportNote as contract } from '#shared/support/support-requests/admin-contract.ts'

const addSupportNote = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  addNote({ agent: administrator(actor), ...params, body, now, remember })

export const handler = endpoint(contract, addSupportNote)
