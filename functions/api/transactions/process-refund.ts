import { endpoint } from '#core/http/endpoint.ts'
import { processRefund as useCase } from '#core/transactions/process-refund.ts'
import { processRefund } from '#shared/transactions/contract.ts'

export const handler = endpoint(processRefund, useCase)
