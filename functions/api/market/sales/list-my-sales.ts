import { ownSales } from '#core/market/sales/own-sale.ts'
import { sales, salesOfBuyer, salesOfSeller } from '#core/market/sales/sales.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listMySales as contract } from '#shared/market/sales/contract.ts'

async function listMySales({ actor, query, now }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { side, limit, cursor } = query
  const [index, pk] =
    side === 'seller' ? (['gsi1', salesOfSeller(userId)] as const) : (['gsi2', salesOfBuyer(userId)] as const)
  const page = await firstPageWith(
    (from) => sales.list({ index, pk, newestFirst: true, limit, cursor: from }),
    cursor,
    ({ status }) => status !== 'undone',
  )
  return { ...page, items: await ownSales(page.items, userId, now) }
}

export const handler = endpoint(contract, listMySales)
