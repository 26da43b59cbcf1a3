import { endpoint } from '#core/http/endpoint.ts'
import { createSetupIntent as useCase } from '#core/payment-methods/create-setup-intent.ts'
import { createSetupIntent } from '#shared/payment-methods/contract.ts'

export const handler = endpoint(createSetupIntent, useCase)
