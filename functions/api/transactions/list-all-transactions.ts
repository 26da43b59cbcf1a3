import { endpoint } from '#core/http/endpoint.ts'
import { listAllTransactions as useCase } from '#core/transactions/list-all-transactions.ts'
import { listAllTransactions } from '#shared/billing/admin-contract.ts'

export const handler = endpoint(listAllTransactions, useCase)
