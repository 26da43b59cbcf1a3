import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { teamsQuery } from '../api/list-teams.ts'
import { FilterForm } from '../components/filter-form.tsx'
import { MyTeams } from '../components/my-teams.tsx'
import { readFilters, teamsPath } from '../components/team-filters.ts'
import { TeamList } from '../components/team-list.tsx'
import { TileSkeletons } from '../components/tile-skeletons.tsx'

export const title = 'Teams'

export function Screen() {
  const [search] = useSearchParams()
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const filters = readFilters(search)
  const page = useQuery(teamsQuery(filters))
  const first = teamsPath({ ...filters, cursor: '' })
  return (
    <div className="shell py-10">
      <PageHeader
        label="Community"
        title="Teams"
        lead="People who travel, build and compete together. You can be in one team at a time."
        actions={
          session.status !== 'signed-in' && (
            <ButtonLink to="/pricing" variant="primary" className="signed-out">
              Join Boxrise
            </ButtonLink>
          )
        }
      />
      {isMember && <MyTeams />}
      <FilterForm filters={filters} />
      {page.isPending && <TileSkeletons count={6} />}
      {page.isError && !page.data && (
        <QueryFailure
          title="The teams did not load"
          error={page.error}
          retrying={page.isFetching}
          onRetry={() => void page.refetch()}
        />
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
        <TeamList
          filters={page.data.filters}
          teams={page.data.items}
          nextCursor={page.data.nextCursor}
          changing={page.isPlaceholderData}
        />
      )}
    </div>
  )
}
