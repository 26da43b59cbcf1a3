import { listMembers as useCase } from '#core/accounts/members/list-members.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listMembers } from '#shared/accounts/members/contract.ts'

export const handler = endpoint(listMembers, useCase)
