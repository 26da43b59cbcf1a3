import { findTransactions } from '#core/billing/transactions/find-transactions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listTransactions as contract } from '#shared/billing/transactions/contract.ts'

const listTransactions = ({ actor: { userId }, query }: ApiRequest<typeof contract>) =>
  findTransactions(userId, query)

export const handler = endpoint(contract, listTransactions)
