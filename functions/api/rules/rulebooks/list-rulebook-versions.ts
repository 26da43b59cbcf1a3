import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listVersions } from '#core/rules/rulebooks/list-versions.ts'
import { listRulebookVersions as contract } from '#shared/rules/rulebooks/contract.ts'
import { rulebookCardOf } from '#shared/rules/rulebooks/rulebook-card.ts'

async function listRulebookVersions({ params, query }: ApiRequest<typeof contract>) {
  const { items, ...page } = await firstPageWith(
    (cursor) => listVersions(params.leagueId, { ...query, cursor }),
    query.cursor,
    ({ status }) => status === 'published',
  )
  return { ...page, items: items.map(rulebookCardOf) }
}

export const handler = endpoint(contract, listRulebookVersions)
