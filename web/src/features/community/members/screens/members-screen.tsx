import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { logActivity } from '#web/lib/log-activity.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { membersQuery } from '../api/list-members.ts'
import { Directory } from '../components/directory.tsx'
import { directoryPath, readFilters } from '../components/directory-filters.ts'
import { FilterForm } from '../components/filter-form.tsx'
import { TileSkeletons } from '../components/tile-skeletons.tsx'

const FromCommunity = lazy(async () => ({
  default: (await import('#web/features/community/feed/components/from-community.tsx')).FromCommunity,
}))

export const title = 'Members'

export function Screen() {
  const [search] = useSearchParams()
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const filters = readFilters(search)
  const page = useQuery(membersQuery(filters))
  const { q } = filters
  const found = page.isPlaceholderData ? undefined : page.data?.items.length
  useEffect(() => {
    if (q && found !== undefined) logActivity({ type: 'search', query: q, resultCount: found })
  }, [q, found])
  const first = directoryPath({ ...filters, cursor: '' })
  return (
    <div className="shell py-10">
      <PageHeader
        label="Community"
        title="Members"
        lead="The people who compete, build, sell and run the lanes."
      />
      <FilterForm filters={filters} />
      {page.isPending && <TileSkeletons count={12} />}
      {page.isError && !page.data && (
        <>
          <QueryFailure
            title="The directory did not load"
            error={page.error}
            retrying={page.isFetching}
            onRetry={() => void page.refetch()}
          />
          {filters.cursor && (
            <p className="text-center">
              <ButtonLink to={first}>First page</ButtonLink>
            </p>
          )}
        </>
      )}
      {page.data === null && (
        <EmptyState
          title="This page of the list no longer exists"
          action={
            <ButtonLink to={first} variant="primary">
              First page
            </ButtonLink>
          }
        />
      )}
      {page.data && (
        <Directory
          filters={page.data.filters}
          members={page.data.items}
          nextCursor={page.data.nextCursor}
          changing={page.isPlaceholderData}
        />
      )}
      {isMember && (
        <div className="mt-10">
          <Suspense fallback={<Skeleton lines={4} className="h-12" />}>
            <FromCommunity />
          </Suspense>
        </div>
      )}
    </div>
  )
}
