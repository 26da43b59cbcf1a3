import { endpoint } from '#core/http/endpoint.ts'
import { recoverSecondFactor as useCase } from '#core/security/recover-second-factor.ts'
import { recoverSecondFactor } from '#shared/security/contract.ts'

export const handler = endpoint(recoverSecondFactor, useCase)
