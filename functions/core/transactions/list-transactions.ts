import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listTransactions as contract } from '#shared/transactions/contract.ts'
import { findTransactions } from './find-transactions.ts'

export const listTransactions = ({ actor: { userId }, query }: ApiRequest<typeof contract>) =>
  findTransactions(userId, query)
