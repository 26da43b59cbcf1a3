import type { ApiRequest } from '#core/http/endpoint.ts'
import type { lookUpInvitation as contract } from '#shared/invitations/contract.ts'
import { usableInvitation } from './usable-invitation.ts'

export const lookUpInvitation = ({ body, now }: ApiRequest<typeof contract>) =>
  usableInvitation(body.invitation, now)
