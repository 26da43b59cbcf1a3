import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Team } from '#shared/community/teams/team.ts'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'
import {
  getTeamSeason,
  listTeamSeasons,
  type NamedTeamLine,
  type TeamEvent,
  type TeamSeason,
} from '#shared/leaderboard/standings/team-contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { ordinal } from '#shared/platform/words/ordinal.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Choice } from './choice.tsx'

const seasonsQuery = (teamId: Team['id']) =>
  pagesQuery(listTeamSeasons, { key: ['standings', 'seasons-of-team', teamId], params: { teamId } })

/** The points of a team by season and event. A team that has none has no such part. */
export function TeamSeasons({ teamId }: { teamId: Team['id'] }) {
  const pages = useInfiniteQuery(seasonsQuery(teamId))
  const [wanted, setWanted] = useState<string>()
  const seasons = pages.data?.pages.flatMap(({ items }) => items) ?? []
  if (pages.isError && !pages.data)
    return (
      <QueryFailure
        title="The seasons of this team did not load"
        error={pages.error}
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  const chosen = seasons.find(({ seasonId }) => seasonId === wanted) ?? seasons[0]
  if (!chosen) return null
  return (
    <Panel flush title="Season points">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line px-5 py-4">
        <p className="flex items-baseline gap-3">
          <span className="readout text-4xl leading-none font-semibold text-signal-ink">
            {ordinal(chosen.rank)}
          </span>
          <span className="text-dim">
            {chosen.isTied && 'shared, '}
            <span className="readout font-semibold text-ink">{chosen.points}</span>{' '}
            {chosen.points === 1 ? 'point' : 'points'}
          </span>
        </p>
        <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-end gap-3 sm:max-w-sm">
          <div className="min-w-0 flex-1 basis-48">
            <Choice
              label="Season"
              value={chosen.seasonId}
              options={seasons.map(({ seasonId, seasonName, leagueName }) => [
                seasonId,
                leagueName ? `${seasonName}, ${leagueName}` : seasonName,
              ])}
              onChange={setWanted}
            />
          </div>
          {pages.hasNextPage && (
            <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              Earlier seasons
            </Button>
          )}
        </div>
      </div>
      <SeasonEvents key={chosen.seasonId} teamId={teamId} season={chosen} />
    </Panel>
  )
}

function SeasonEvents({ teamId, season }: { teamId: Team['id']; season: TeamSeason }) {
  const { seasonId } = season
  const points = useQuery(query('standings', getTeamSeason, { params: { teamId, seasonId } }))
  if (points.isError && !points.data)
    return (
      <QueryFailure
        title="The points of this season did not load"
        error={points.error}
        retrying={points.isFetching}
        onRetry={() => void points.refetch()}
      />
    )
  if (!points.data) return <ListSkeleton rows={3} />
  const { events, bestPerEvent } = points.data
  return (
    <>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <EventPoints key={event.eventId} event={event} />
        ))}
      </ul>
      <p className="border-t border-line px-5 py-4 text-sm text-dim">
        {bestPerEvent === 1 ? 'Top result' : `Top ${bestPerEvent} results`} per event.{' '}
        <TextLink to={`/leaderboard?season=${seasonId}&tab=teams`}>See all teams</TextLink>
      </p>
    </>
  )
}

/** An event with those who scored in it, in as few lines as they need. */
function EventPoints({ event: { title, path, on, points, lines } }: { event: TeamEvent }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 px-5 py-3 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_auto]">
      <p className="min-w-0 wrap-anywhere">
        {path ? (
          <Link to={path} className="font-semibold hover:underline">
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}{' '}
        <span className="block text-sm whitespace-nowrap text-dim">{utcDay(`${on}T00:00:00.000Z`)}</span>
      </p>
      <p className="text-right lg:order-last">
        <span className="readout text-lg font-semibold">{points}</span>
        <span className="sr-only"> {points === 1 ? 'point' : 'points'}</span>
      </p>
      {lines && (
        <ul className="flex flex-wrap content-start gap-x-6 gap-y-1 text-sm max-lg:col-span-full">
          {lines.map((line) => (
            <MemberPoints key={line.lineId} line={line} />
          ))}
        </ul>
      )}
    </li>
  )
}

function MemberPoints({ line: { competitorId, name, className, place, points } }: { line: NamedTeamLine }) {
  return (
    <li className="min-w-0 wrap-anywhere">
      {competitorId && name ? (
        <Link to={competitorPath(competitorId)} className="hover:underline">
          {name}
        </Link>
      ) : (
        'A member without a public profile'
      )}{' '}
      <span className="text-dim">
        {ordinal(place)} in {className}
      </span>{' '}
      <span className="readout">
        +{points}
        <span className="sr-only"> {points === 1 ? 'point' : 'points'}</span>
      </span>
    </li>
  )
}
