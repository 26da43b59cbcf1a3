import { endpoint } from '#core/http/endpoint.ts'
import { removePaymentMethod as useCase } from '#core/payment-methods/remove-payment-method.ts'
import { removePaymentMethod } from '#shared/payment-methods/contract.ts'

export const handler = endpoint(removePaymentMethod, useCase)
