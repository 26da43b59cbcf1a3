import { endpoint } from '#core/http/endpoint.ts'
import { moderateProfile as useCase } from '#core/users/moderate-profile.ts'
import { moderateProfile } from '#shared/users/moderation-contract.ts'

export const handler = endpoint(moderateProfile, useCase)
