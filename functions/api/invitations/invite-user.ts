import { endpoint } from '#core/http/endpoint.ts'
import { inviteUser as useCase } from '#core/invitations/invite-user.ts'
import { inviteUser } from '#shared/invitations/contract.ts'

export const handler = endpoint(inviteUser, useCase)
