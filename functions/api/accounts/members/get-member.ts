import { getMember as useCase } from '#core/accounts/members/get-member.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getMember } from '#shared/accounts/members/contract.ts'

export const handler = endpoint(getMember, useCase)
