import { endpoint } from '#core/actors/endpoint.ts'
import { getMember as useCase } from '#core/members/get-member.ts'
import { getMember } from '#shared/members/contract.ts'

export const handler = endpoint(getMember, useCase)
