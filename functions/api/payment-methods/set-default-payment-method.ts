import { endpoint } from '#core/http/endpoint.ts'
import { setDefaultPaymentMethod as useCase } from '#core/payment-methods/set-default-payment-method.ts'
import { setDefaultPaymentMethod } from '#shared/payment-methods/contract.ts'

export const handler = endpoint(setDefaultPaymentMethod, useCase)
