import { endpoint } from '#core/http/endpoint.ts'
import { getTransaction as useCase } from '#core/transactions/get-transaction.ts'
import { getTransaction } from '#shared/transactions/contract.ts'

export const handler = endpoint(getTransaction, useCase)
