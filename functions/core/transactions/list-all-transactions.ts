import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listAllTransactions as contract } from '#shared/billing/admin-contract.ts'
import { transactions, transactionsPartition } from './transactions.ts'
import { withMembers } from './with-members.ts'

export async function listAllTransactions({ query }: ApiRequest<typeof contract>) {
  const page = await transactions.list({
    index: 'gsi3',
    pk: transactionsPartition,
    newestFirst: true,
    ...query,
  })
  return { ...page, items: await withMembers(page.items) }
}
