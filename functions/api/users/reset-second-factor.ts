import { endpoint } from '#core/http/endpoint.ts'
import { resetSecondFactor as useCase } from '#core/users/reset-second-factor.ts'
import { resetSecondFactor } from '#shared/users/admin-contract.ts'

export const handler = endpoint(resetSecondFactor, useCase)
