import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { FinishedShow } from '#shared/competitions/competition-results/finished-shows-contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { finishedShowsQuery } from '#web/features/rules/seasons/api/season-queries.ts'
import { MultiplierBadge } from '#web/features/rules/seasons/public/multiplier-badge.tsx'
import { SeasonPart } from '#web/features/rules/seasons/public/season-part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'

/** The shows of a season that are over, each with its winner. A season without any has no such part. */
export function FinishedShows({ seasonId }: { seasonId: Season['id'] }) {
  const pages = useInfiniteQuery(finishedShowsQuery(seasonId))
  if (pages.data?.pages.every(({ items }) => items.length === 0) && !pages.hasNextPage) return null
  return (
    <SeasonPart id="finished" title="Finished">
      <CursorList
        pages={pages}
        failed="The finished shows did not load"
        waiting={<ListSkeleton rows={3} />}
        empty={null}
      >
        {(shows) => (
          <ul className="panel divide-y divide-line">
            {shows.map((show) => (
              <ShowLine key={show.id} show={show} />
            ))}
          </ul>
        )}
      </CursorList>
    </SeasonPart>
  )
}

const ShowLine = ({ show }: { show: FinishedShow }) => (
  <li className="relative grid gap-x-6 gap-y-1 px-5 py-3 hover:bg-raised md:grid-cols-2">
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
      <time dateTime={show.startsOn} className="readout text-sm text-dim">
        {utcDay(`${show.startsOn}T00:00:00.000Z`)}
      </time>
      <Link
        to={eventPath(show.id)}
        className="min-w-0 font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
      >
        {show.title}
      </Link>
      <MultiplierBadge multiplier={show.multiplier} />
    </p>
    <p className="min-w-0 text-sm wrap-anywhere md:text-right">
      <Outcome show={show} />
    </p>
  </li>
)

/** Who won, or as much as is known of it. */
function Outcome({ show: { phase, classes, winner } }: { show: FinishedShow }) {
  if (phase === 'cancelled') return <Badge tone="danger">Cancelled</Badge>
  if (winner)
    return (
      <>
        <span className="font-semibold">{winner.names.join(' and ')}</span>{' '}
        <span className="text-dim">
          {winner.className} · <span className="readout">{showScore(winner.score)}</span>
        </span>
      </>
    )
  return (
    <span className="text-dim">
      {classes === 0 ? 'No results' : classes === 1 ? '1 class' : `${classes} classes`}
    </span>
  )
}
