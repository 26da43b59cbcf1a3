import { usableInvitation } from '#core/accounts/invitations/usable-invitation.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { lookUpInvitation as contract } from '#shared/accounts/invitations/contract.ts'

const lookUpInvitation = ({ body, now }: ApiRequest<typeof contract>) =>
  usableInvitation(body.invitation, now)

export const handler = endpoint(contract, lookUpInvitation)
