import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BusinessOverview } from '#shared/directory/business-overview/contract.ts'
import { Sparkline } from '#web/charts/sparkline.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { overviewQuery } from '../api/overview-query.ts'
import { OverviewListings } from './overview-listings.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { TaskList } from './task-list.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'

const number = (value: number) => value.toLocaleString('en-US')

/** A business at a glance: its figures, what is to do, and what customers wrote. */
export function Overview() {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery)
  if (!data && !error) return <OverviewSkeleton />
  return (
    <div className="shell py-10">
      <ScreenHeader
        title="Business tools"
        actions={
          data && data.listings.length > 0 && <ButtonLink to="/directory/create">Add a business</ButtonLink>
        }
      />
      {data ? (
        <Shown overview={data} />
      ) : (
        <QueryFailure
          title="Your business did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}

function Shown({ overview }: { overview: BusinessOverview }) {
  const queryClient = useQueryClient()
  const { listings, hasMore, tasks, reviews, hasMoreReviews } = overview
  // The index of the reviews may not know of the reply for a moment.
  const takeOut = (reviewId: string) =>
    queryClient.setQueryData(
      overviewQuery.queryKey,
      (shown) => shown && { ...shown, reviews: shown.reviews.filter(({ review }) => review.id !== reviewId) },
    )
  if (listings.length === 0)
    return (
      <div className="grid gap-6">
        {tasks.length > 0 && <TaskList tasks={tasks} />}
        <Panel flush>
          <EmptyState
            title="No businesses yet."
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <ButtonLink to="/directory/create" variant="primary">
                  Add a business
                </ButtonLink>
                <ButtonLink to="/directory">Find and claim it</ButtonLink>
              </div>
            }
          >
            Add yours so that people find you by name, place, and what you do.
          </EmptyState>
        </Panel>
      </div>
    )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        <Figures overview={overview} />
        <TaskList tasks={tasks} />
        {reviews.length > 0 && (
          <WaitingReviews reviews={reviews} hasMore={hasMoreReviews} onReplied={takeOut} />
        )}
      </div>
      <OverviewListings listings={listings} hasMore={hasMore} />
    </div>
  )
}

function Figures({ overview: { days, total, before, listings } }: { overview: BusinessOverview }) {
  return (
    <Panel title="Last 30 days">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:items-center">
        <StatTile
          label="Views"
          value={number(total.views)}
          note={`${number(before.views)} in the 30 days before`}
        />
        <StatTile
          quiet
          label="Contacts"
          value={number(total.reveals)}
          note={`${number(before.reveals)} in the 30 days before`}
        />
        <div className="max-sm:col-span-2">
          <Sparkline
            values={days.map(({ views }) => views)}
            label={`Views of each day: ${days[0]?.views} to ${days.at(-1)?.views} in 30 days`}
          />
          <p className="mt-1 text-xs text-dim">
            Views by day{listings.length > 1 && `, all ${listings.length} listings`}
          </p>
        </div>
      </div>
    </Panel>
  )
}
