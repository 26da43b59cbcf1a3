import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { administrator } from '#core/support/support-requests/agent.ts'
import { openForMember } from '#core/support/support-requests/open-for-member.ts'
import { openRequestForMember as contract } from '#shared/support/support-requests/admin-contract.ts'

const openRequestForMember = ({ actor, body, now, remember }: ApiRequest<typeof contract>) =>
  openForMember({ agent: administrator(actor), body, now, remember })

export const handler = endpoint(contract, openRequestForMember)
