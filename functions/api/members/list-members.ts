import { endpoint } from '#core/actors/endpoint.ts'
import { listMembers as useCase } from '#core/members/list-members.ts'
import { listMembers } from '#shared/members/contract.ts'

export const handler = endpoint(listMembers, useCase)
