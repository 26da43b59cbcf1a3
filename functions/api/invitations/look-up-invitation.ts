import { endpoint } from '#core/http/endpoint.ts'
import { lookUpInvitation as useCase } from '#core/invitations/look-up-invitation.ts'
import { lookUpInvitation } from '#shared/invitations/contract.ts'

export const handler = endpoint(lookUpInvitation, useCase)
