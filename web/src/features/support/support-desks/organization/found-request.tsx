import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { organizationDeskApi } from '#web/features/support/support-requests/api/organization-desk-api.ts'
import { DeskProvider } from '#web/features/support/support-requests/desk/desk-api.ts'
import { RequestPage } from '#web/features/support/support-requests/desk/request-page.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { deskOfRequestQuery } from '../api/desk-of-request-query.ts'
import { ownDesksQuery } from '../api/desk-settings-queries.ts'
import { NoDesk } from './no-desk.tsx'

/** A request at one of one’s desks: the one that the address names, the only one, or the one that has it. */
export function FoundRequest({ requestId }: { requestId: RequestId }) {
  const isOrganization = useMe().membershipType === 'organization'
  const [search, setSearch] = useSearchParams()
  const named = search.get('desk')
  const desks = useQuery({ ...ownDesksQuery, enabled: isOrganization })
  const ids = desks.data?.items.map(({ organizationId }) => organizationId) ?? []
  const known = ids.find((id) => id === named) ?? (ids.length === 1 ? ids[0] : undefined)
  const asked = useQuery({ ...deskOfRequestQuery(requestId, ids), enabled: ids.length > 0 && !known })
  const found = asked.data
  useEffect(() => {
    // The way back leads to the desk that has it.
    if (!known && found)
      setSearch(
        (before) => {
          before.set('desk', found)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
  }, [known, found, setSearch])
  const desk = known ?? found
  if (desk) return <AtDesk organizationId={desk} requestId={requestId} />
  const failed = desks.isError ? desks : asked.isError ? asked : undefined
  return (
    <div className="page">
      <ScreenHeader title="Request" />
      {!isOrganization || (desks.data && ids.length === 0) ? (
        <NoDesk isOrganization={isOrganization} />
      ) : found === null ? (
        <EmptyState
          title="Request not found"
          action={<ButtonLink to="/organization/support">All requests</ButtonLink>}
        />
      ) : failed ? (
        <QueryFailure
          title="This request did not load"
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Skeleton lines={6} className="h-10" />
      )}
    </div>
  )
}

type AtDeskProps = { organizationId: OrganizationId; requestId: RequestId }

function AtDesk({ organizationId, requestId }: AtDeskProps) {
  const desk = useMemo(() => organizationDeskApi(organizationId), [organizationId])
  return (
    <DeskProvider value={desk}>
      <RequestPage requestId={requestId} />
    </DeskProvider>
  )
}
