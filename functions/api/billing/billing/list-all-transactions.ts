import { findAllTransactions } from '#core/billing/transactions/find-all-transactions.ts'
import { withMembers } from '#core/billing/transactions/with-members.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllTransactions as contract } from '#shared/billing/billing/admin-contract.ts'

async function listAllTransactions({ query }: ApiRequest<typeof contract>) {
  const page = await findAllTransactions(query)
  return { ...page, items: await withMembers(page.items) }
}

export const handler = endpoint(contract, listAllTransactions)
