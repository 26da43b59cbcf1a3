import { namedOrganization, organizationsById } from '#core/organizations/organizations/named-organization.ts'
import type { QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import type { listLeagues as contract } from '#shared/rules/leagues/list-contract.ts'
import { leagues, leaguesPartition } from './leagues.ts'

/** The leagues by name, each with its organization. */
export async function listLeagues({
  query,
}: {
  query: QueryOf<typeof contract>
}): Promise<ResponseOf<typeof contract>> {
  const { items, ...page } = await leagues.list({ index: 'gsi1', pk: leaguesPartition, ...query })
  const found = await organizationsById(items.map(({ organizationId }) => organizationId))
  return {
    ...page,
    items: items.map((league) => {
      const organization = namedOrganization(found.get(league.organizationId ?? ''))
      return { ...league, ...(organization && { organization }) }
    }),
  }
}
