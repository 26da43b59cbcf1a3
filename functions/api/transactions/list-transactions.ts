import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findTransactions } from '#core/transactions/find-transactions.ts'
import { listTransactions as contract } from '#shared/transactions/contract.ts'

const listTransactions = ({ actor: { userId }, query }: ApiRequest<typeof contract>) =>
  findTransactions(userId, query)

export const handler = endpoint(contract, listTransactions)
