import { listMembers as useCase } from '#core/community/members/list-members.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listMembers } from '#shared/community/members/contract.ts'

export const handler = endpoint(listMembers, useCase)
