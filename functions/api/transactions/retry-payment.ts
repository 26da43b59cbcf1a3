import { endpoint } from '#core/http/endpoint.ts'
import { retryPayment as useCase } from '#core/transactions/retry-payment.ts'
import { retryPayment } from '#shared/transactions/contract.ts'

export const handler = endpoint(retryPayment, useCase)
