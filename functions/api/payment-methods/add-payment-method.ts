import { endpoint } from '#core/http/endpoint.ts'
import { addPaymentMethod as useCase } from '#core/payment-methods/add-payment-method.ts'
import { addPaymentMethod } from '#shared/payment-methods/contract.ts'

export const handler = endpoint(addPaymentMethod, useCase)
