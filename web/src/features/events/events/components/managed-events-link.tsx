import { useQuery } from '@tanstack/react-query'
import { myOrganizationsQuery } from '#web/features/organizations/organizations/api/my-organizations-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { managedOf } from '../api/organization-events-query.ts'

/** The way to the events that the member runs, on the page of an organization for which they do. */
export function ManagedEventsLink({ organizationId }: { organizationId: string }) {
  const { data } = useQuery(myOrganizationsQuery)
  if (!managedOf(data?.items ?? []).some(({ id }) => id === organizationId)) return null
  return (
    <ButtonLink to="/events?when=mine" className="justify-self-start">
      Events you run
    </ButtonLink>
  )
}
