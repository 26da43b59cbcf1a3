import { endpoint } from '#core/http/endpoint.ts'
import { revokeInvitation as useCase } from '#core/invitations/revoke-invitation.ts'
import { revokeInvitation } from '#shared/invitations/contract.ts'

export const handler = endpoint(revokeInvitation, useCase)
