import { endpoint } from '#core/http/endpoint.ts'
import { exportTransactions as useCase } from '#core/transactions/export-transactions.ts'
import { exportTransactions } from '#shared/transactions/contract.ts'

export const handler = endpoint(exportTransactions, useCase)
