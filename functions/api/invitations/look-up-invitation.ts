import { usableInvitation } from '#core/invitations/usable-invitation.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { lookUpInvitation as contract } from '#shared/invitations/contract.ts'

const lookUpInvitation = ({ body, now }: ApiRequest<typeof contract>) =>
  usableInvitation(body.invitation, now)

export const handler = endpoint(contract, lookUpInvitation)
