import { endpoint } from '#core/http/endpoint.ts'
import { resendInvitation as useCase } from '#core/invitations/resend-invitation.ts'
import { resendInvitation } from '#shared/invitations/contract.ts'

export const handler = endpoint(resendInvitation, useCase)
