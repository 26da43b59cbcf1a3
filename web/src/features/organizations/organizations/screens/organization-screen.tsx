import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { organizationQuery } from '../api/organization-queries.ts'
import { GoneOrganization } from '../components/gone-organization.tsx'
import { OrganizationPage } from '../components/organization-page.tsx'

export const title = ({ params, get }: PageData): string =>
  (get(organizationQuery(params.organizationId ?? '')) as { name: string } | null | undefined)?.name ??
  'Organization'

export function Screen() {
  const { organizationId = '' } = useParams()
  const organization = useQuery(organizationQuery(organizationId))
  if (organization.data)
    return <OrganizationPage key={organization.data.id} organization={organization.data} />
  if (organization.data === null) return <GoneOrganization organizationId={organizationId} />
  return (
    <div className="shell py-10">
      {organization.isError ? (
        <QueryFailure
          title="This organization did not load"
          error={organization.error}
          retrying={organization.isFetching}
          onRetry={() => void organization.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
