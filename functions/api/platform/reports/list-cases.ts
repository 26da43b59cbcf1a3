import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { cases, casesPartition } from '#core/platform/reports/cases.ts'
import { shownCases } from '#core/platform/reports/shown-cases.ts'
import { listCases as contract } from '#shared/platform/reports/contract.ts'

/** Each type has a list of its own; several are picked out of that of all. */
async function listCases({ query: { status, type = [], limit, cursor } }: ApiRequest<typeof contract>) {
  const only = type.length === 1 ? type[0] : undefined
  const page = await firstPageWith(
    (from) =>
      cases.list({
        index: only ? 'gsi2' : 'gsi1',
        pk: casesPartition(status, only),
        newestFirst: true,
        limit,
        cursor: from,
      }),
    cursor,
    ({ subject }) => type.length === 0 || type.includes(subject.type),
  )
  return { ...page, items: await shownCases(page.items) }
}

export const handler = endpoint(contract, listCases)
