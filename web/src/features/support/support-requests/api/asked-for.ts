import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { NamedOrganization } from '#shared/organizations/organizations/named-organization.ts'
import { queryClient } from '#web/lib/query-client.ts'

/** The schemas of organizations come only to those who ask for one. */
const ownOrganizationsQuery = queryOptions({
  queryKey: ['support-asked-for'],
  queryFn: async () => {
    const { runOrganizationsQuery } = await import(
      '#web/features/organizations/organizations/api/run-organizations-query.ts'
    )
    const { select, ...query } = runOrganizationsQuery
    return select(await queryClient.ensureQueryData(query))
  },
})

/** The organization of the member for which the address of the form says that they ask. */
export function useAskedFor(isMember: boolean): Pick<NamedOrganization, 'id' | 'name'> | undefined {
  const [search] = useSearchParams()
  const wanted = search.get('for')
  const mine = useQuery({ ...ownOrganizationsQuery, enabled: isMember && wanted !== null })
  return mine.data?.find(({ id }) => id === wanted)
}
