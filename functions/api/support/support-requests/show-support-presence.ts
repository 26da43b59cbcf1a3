import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { showPresence } from '#core/support/support-requests/show-presence.ts'
import { showSupportPresence as contract } from '#shared/support/support-requests/admin-contract.ts'

const showSupportPresence = ({ actor, params, body, now }: ApiRequest<typeof contract>) =>
  showPresence({ agent: administrator(actor), ...params, ...body, now })

export const handler = endpoint(contract, showSupportPresence)
