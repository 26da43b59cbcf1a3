import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { cases, casesPartition } from '#core/platform/reports/cases.ts'
import { shownCases } from '#core/platform/reports/shown-cases.ts'
import { listCases as contract } from '#shared/platform/reports/contract.ts'

async function listCases({ query: { status, type, limit, cursor } }: ApiRequest<typeof contract>) {
  const page = await cases.list({
    index: type ? 'gsi2' : 'gsi1',
    pk: casesPartition(status, type),
    newestFirst: true,
    limit,
    cursor,
  })
  return { ...page, items: await shownCases(page.items) }
}

export const handler = endpoint(contract, listCases)
