import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownOrganizationQuery } from '../api/organization-queries.ts'
import { ManageOrganization } from '../components/manage-organization.tsx'

export const title = ({ params, get }: PageData): string => {
  const own = get(ownOrganizationQuery(params.organizationId ?? '')) as
    | { organization: { name: string } }
    | null
    | undefined
  return own ? `Manage ${own.organization.name}` : 'Manage an organization'
}

export function Screen() {
  const { organizationId = '' } = useParams()
  const own = useQuery(ownOrganizationQuery(organizationId))
  if (own.data === null) return <NotFound />
  if (own.data?.role || own.data?.invite)
    return <ManageOrganization key={own.data.organization.id} own={own.data} />
  return (
    <div className="shell py-10">
      {own.data && (
        <>
          <Breadcrumb
            items={[
              { label: 'Organizations', to: '/organizations' },
              { label: own.data.organization.name, to: organizationPath(organizationId) },
              { label: 'Manage' },
            ]}
          />
          <h1 className="wide mt-4 mb-6 text-2xl text-balance wrap-anywhere">{own.data.organization.name}</h1>
          <Panel>
            <EmptyState
              title="You don’t manage this organization"
              action={
                <ButtonLink to={organizationPath(organizationId)} variant="primary">
                  View page
                </ButtonLink>
              }
            >
              An owner can invite you.
            </EmptyState>
          </Panel>
        </>
      )}
      {own.isError && !own.data && (
        <QueryFailure
          title="This organization did not load"
          error={own.error}
          retrying={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.isPending && <Skeleton lines={4} className="h-24" />}
    </div>
  )
}
