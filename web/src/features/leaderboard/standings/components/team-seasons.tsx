import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

const rankWords = ({ rank, isTied }: Pick<TeamSeason, 'rank' | 'isTied'>) =>
  isTied ? `Rank ${rank}, shared` : `Rank ${rank}`

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
    <Panel
      flush
      title="Season points"
      aside={
        <span className="text-sm text-dim">
          {rankWords(chosen)}, <span className="readout font-semibold text-ink">{chosen.points}</span> points
        </span>
      }
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 border-b border-line px-5 py-4">
        <div className="min-w-0 flex-1 basis-64 sm:max-w-sm">
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

function EventPoints({ event: { title, path, on, points, lines } }: { event: TeamEvent }) {
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex items-baseline justify-between gap-x-6">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{path ? <TextLink to={path}>{title}</TextLink> : title}</span>{' '}
          <span className="text-sm text-dim">{utcDay(`${on}T00:00:00.000Z`)}</span>
        </p>
        <p className="shrink-0">
          <span className="readout font-semibold">{points}</span>{' '}
          <span className="text-sm text-dim">{points === 1 ? 'point' : 'points'}</span>
        </p>
      </div>
      {lines && (
        <ul className="grid gap-1.5 border-l border-line pl-4 text-sm">
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
    <li className="flex items-baseline justify-between gap-x-6">
      <span className="min-w-0 wrap-anywhere">
        {competitorId && name ? (
          <TextLink to={competitorPath(competitorId)}>{name}</TextLink>
        ) : (
          'A member without a public profile'
        )}{' '}
        <span className="text-dim">
          {className}, place {place}
        </span>
      </span>
      <span className="readout">{points}</span>
    </li>
  )
}
