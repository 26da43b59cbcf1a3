import { endpoint } from '#core/http/endpoint.ts'
import { listTransactions as useCase } from '#core/transactions/list-transactions.ts'
import { listTransactions } from '#shared/transactions/contract.ts'

export const handler = endpoint(listTransactions, useCase)
