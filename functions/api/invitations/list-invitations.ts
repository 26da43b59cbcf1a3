import { endpoint } from '#core/http/endpoint.ts'
import { listInvitations as useCase } from '#core/invitations/list-invitations.ts'
import { listInvitations } from '#shared/invitations/contract.ts'

export const handler = endpoint(listInvitations, useCase)
