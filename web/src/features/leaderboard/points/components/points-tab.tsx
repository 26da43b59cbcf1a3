import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { League } from '#shared/rules/leagues/league.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { seasonsQuery, triedClassesQuery } from '#web/features/rules/seasons/api/admin-season-queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RankedMembers } from './ranked-members.tsx'

/** The points of members in a season of a league: their ledger, and moving them to the class that follows. */
export function PointsTab({ league }: { league: League }) {
  const pages = useInfiniteQuery(seasonsQuery(league.id))
  const seasons = (pages.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ status }) => status !== 'draft')
  const [chosen, setChosen] = useState<Season['id']>()
  if (pages.isPending) return <Skeleton lines={4} className="h-12" />
  if (pages.isError && !pages.data)
    return (
      <QueryFailure
        title="The seasons did not load"
        error={pages.error}
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  const season = seasons.find(({ id }) => id === chosen) ?? seasons[0]
  if (!season && !pages.hasNextPage)
    return <EmptyState title="No season has begun">Points appear once a season is open.</EmptyState>
  return (
    <div className="grid gap-5">
      {season && (
        <Field label="Season" className="sm:max-w-80">
          <Select value={season.id} onChange={({ target }) => setChosen(target.value as Season['id'])}>
            {seasons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {pages.hasNextPage && (
        <LoadMore
          hasMore
          loading={pages.isFetchingNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
          shown={`${seasons.length} seasons to choose from`}
        />
      )}
      {season && <ClassPoints key={season.id} season={season} />}
    </div>
  )
}

function ClassPoints({ season }: { season: Season }) {
  const classes = useQuery(triedClassesQuery(season.id))
  const [chosen, setChosen] = useState('')
  if (classes.isPending) return <Skeleton lines={4} className="h-12" />
  if (classes.isError)
    return (
      <QueryFailure
        title="The classes did not load"
        error={classes.error}
        retrying={classes.isFetching}
        onRetry={() => void classes.refetch()}
      />
    )
  const offered = classes.data.classes
  const shown = offered.find((one) => one.classKey === chosen) ?? offered[0]
  if (!shown)
    return (
      <EmptyState title="No points yet">Points are written when a class of an event is verified.</EmptyState>
    )
  return (
    <>
      <Field label="Class" className="sm:max-w-80">
        <Select value={shown.classKey} onChange={({ target }) => setChosen(target.value)}>
          {offered.map((one) => (
            <option key={one.classKey} value={one.classKey}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      <RankedMembers key={shown.classKey} season={season} of={shown} />
    </>
  )
}
