import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { transactions, transactionsPartition } from '#core/transactions/transactions.ts'
import { withMembers } from '#core/transactions/with-members.ts'
import { listAllTransactions as contract } from '#shared/billing/admin-contract.ts'

async function listAllTransactions({ query }: ApiRequest<typeof contract>) {
  const page = await transactions.list({
    index: 'gsi3',
    pk: transactionsPartition,
    newestFirst: true,
    ...query,
  })
  return { ...page, items: await withMembers(page.items) }
}

export const handler = endpoint(contract, listAllTransactions)
