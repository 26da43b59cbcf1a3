import { getMember as useCase } from '#core/community/members/get-member.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getMember } from '#shared/community/members/contract.ts'

export const handler = endpoint(getMember, useCase)
