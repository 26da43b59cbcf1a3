import '#web/features/market/conversations/components/messages.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useOwnRequestActs } from '../api/request-commands.ts'
import { ownRequestQuery } from '../api/support-queries.ts'
import { RequestView } from '../components/request-view.tsx'

export const title = 'Support request'

export function Screen() {
  const { requestId = '' } = useParams()
  return (
    <div className="page">
      <Breadcrumb items={[{ label: 'Support', to: '/dashboard/support' }, { label: title }]} />
      <OwnRequest key={requestId} requestId={requestId as RequestId} />
    </div>
  )
}

function OwnRequest({ requestId }: { requestId: RequestId }) {
  const pages = useInfiniteQuery(ownRequestQuery(requestId))
  const acts = useOwnRequestActs(requestId)
  const [search] = useSearchParams()
  const { data, error } = pages
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        title="Request not found"
        action={<ButtonLink to="/dashboard/support">Your requests</ButtonLink>}
      />
    )
  if (data)
    return (
      <RequestView
        pages={data.pages}
        hasOlder={pages.hasNextPage}
        isLoadingOlder={pages.isFetchingNextPage}
        onOlder={() => pages.fetchNextPage()}
        acts={acts}
        beginsAtEnd={!search.has('rate')}
      />
    )
  return error ? (
    <QueryFailure
      title="Your request did not load"
      error={error}
      retrying={pages.isFetching}
      onRetry={() => void pages.refetch()}
    />
  ) : (
    <Skeleton lines={6} className="h-10" />
  )
}
