import { endpoint } from '#core/http/endpoint.ts'
import { listMemberProfiles as useCase } from '#core/users/list-member-profiles.ts'
import { listMemberProfiles } from '#shared/users/moderation-contract.ts'

export const handler = endpoint(listMemberProfiles, useCase)
