import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { myOrganizationsQuery } from '#web/features/organizations/organizations/api/my-organizations-query.ts'
import { useMe } from '#web/lib/session/use-session.ts'

/** The organizations for which one writes, and the one that the address names, else the first. */
export function useOwnOrganizations() {
  const mayWrite = useMe().membershipType === 'organization'
  const read = useQuery({ ...myOrganizationsQuery, enabled: mayWrite })
  const [search] = useSearchParams()
  const all = (read.data?.items ?? [])
    .filter(({ role }) => mayInOrganization(role, 'events'))
    .map(({ organization }) => organization)
  const named = search.get('organization')
  return { mayWrite, read, all, chosen: all.find(({ id }) => id === named) ?? all[0] }
}
