import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { eventPath } from '#shared/events/events/event-path.ts'
import { getOwnCompetitor } from '#shared/leaderboard/standings/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { Sparkline } from '#web/charts/sparkline.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type LastScore, lastScore } from './last-score.ts'
import { LastScoreSkeleton } from './last-score-skeleton.tsx'

const ownCompetitorQuery = query('standings', getOwnCompetitor, {}, { staleTime: 60_000 })

/** A member’s latest score with the season around it. */
export function LastScorePanel({ onSettled }: { onSettled: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(ownCompetitorQuery)
  const latest = data && lastScore(data)
  const isSettled = data !== undefined || error !== null
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  return (
    <Panel
      title="Your last score"
      aside={
        <TextLink to="/my-results" className="text-sm">
          My results
        </TextLink>
      }
    >
      {latest && <Latest latest={latest} />}
      {data && !latest && (
        <div className="grid min-h-30 content-center justify-items-start gap-4">
          <p className="text-dim">Your first verified result appears here, with your rank and your best.</p>
          <ButtonLink to="/leaderboard">See the leaderboard</ButtonLink>
        </div>
      )}
      {!data && !error && <LastScoreSkeleton />}
      {!data && error && (
        <QueryFailure
          title="Your scores did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  )
}

function Latest({ latest: { course, last, season, rank, best } }: { latest: LastScore }) {
  const { unit, className } = course
  const first = season[0]
  return (
    <div className="grid min-h-30 gap-x-8 gap-y-4 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0">
        <p className="readout text-4xl font-semibold text-signal-ink">
          {showScore(last.score)} <span className="text-base text-dim">{unit}</span>
        </p>
        <p className="text-sm text-dim wrap-anywhere">
          {className} ·{' '}
          {last.eventId ? (
            <TextLink to={`${eventPath(last.eventId)}`}>{last.eventName}</TextLink>
          ) : (
            last.eventName
          )}{' '}
          · {utcDay(`${last.on}T00:00:00.000Z`)}
        </p>
      </div>
      <div className="grid min-w-0 gap-3">
        {first !== undefined && (
          <Sparkline
            values={season}
            label={`${first.toFixed(2)} to ${showScore(last.score)} ${unit} over ${season.length} shows`}
          />
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {rank && (
            <span>
              <span className="readout font-semibold">{rank.words}</span> ·{' '}
              <TextLink to={rank.path}>{rank.seasonName}</TextLink>
            </span>
          )}
          <span>
            Personal best{' '}
            <span className="readout font-semibold">
              {showScore(best)} {unit}
            </span>
          </span>
        </p>
      </div>
    </div>
  )
}
