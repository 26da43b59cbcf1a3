import { endpoint } from '#core/http/endpoint.ts'
import { disableSecondFactor as useCase } from '#core/security/disable-second-factor.ts'
import { disableSecondFactor } from '#shared/security/contract.ts'

export const handler = endpoint(disableSecondFactor, useCase)
