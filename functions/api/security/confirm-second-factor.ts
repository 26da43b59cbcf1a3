import { endpoint } from '#core/http/endpoint.ts'
import { confirmSecondFactor as useCase } from '#core/security/confirm-second-factor.ts'
import { confirmSecondFactor } from '#shared/security/contract.ts'

export const handler = endpoint(confirmSecondFactor, useCase)
