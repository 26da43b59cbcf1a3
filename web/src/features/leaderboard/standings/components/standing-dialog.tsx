import { useQuery } from '@tanstack/react-query'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'
import { getStanding, type StandingLine, type StandingRow } from '#shared/leaderboard/standings/contract.ts'
import { needsEventsWords } from '#shared/leaderboard/standings/rank-standings.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const states: Record<StandingLine['counts'], readonly [Tone, string]> = {
  counted: ['success', 'Counted'],
  dropped: ['neutral', 'Dropped'],
  reversed: ['warning', 'Reversed'],
  reversal: ['warning', 'Reversal'],
}

const columns: readonly Column<StandingLine>[] = [
  {
    id: 'event',
    header: 'Event',
    narrow: 'title',
    cell: ({ eventId, eventTitle }) => <TextLink to={`/events/${eventId}`}>{eventTitle}</TextLink>,
  },
  {
    id: 'score',
    header: 'Result',
    narrow: 'meta',
    cell: ({ on, place, score, isZero, multiplier, why, movedFrom }) => (
      <span className="text-sm text-dim">
        {utcDay(`${on}T00:00:00.000Z`)}, place {place}, {isZero ? 'zero' : showScore(score)}, {multiplier}X
        {movedFrom && `, earned in ${movedFrom}`}. {why}
      </span>
    ),
  },
  { id: 'points', header: 'Points', numeric: true, narrow: 'end', cell: ({ points }) => points },
  {
    id: 'counts',
    header: 'Counts',
    narrow: 'note',
    cell: ({ counts }) => <Badge tone={states[counts][0]}>{states[counts][1]}</Badge>,
  },
]

type StandingDialogProps = { row: StandingRow; onClose: () => void }

/**
 * Explains how a person got their points: every line, what was dropped and why, and the people behind them.
 */
export function StandingDialog({ row, onClose }: StandingDialogProps) {
  const { seasonId, classKey, competitorId } = row
  const opened = useQuery(query('standings', getStanding, { params: { seasonId, classKey, competitorId } }))
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={row.name}
      footer={
        <ButtonLink to={row.profilePath ?? competitorPath(competitorId)} variant="primary">
          All seasons and bests
        </ButtonLink>
      }
    >
      <div className="grid gap-5">
        <Facts
          facts={[
            ['Rank', row.isTied ? `${row.rank}, shared` : row.rank],
            ['Points', row.points],
            ['Places', `${row.wins} first, ${row.seconds} second, ${row.thirds} third`],
            row.best && ['Best score', showScore(row.best)],
            row.tieReason && ['Ahead of the next', row.tieReason],
            row.dropped.length > 0 && [
              'Dropped',
              `The best ${row.counted.length} events count, so ${row.dropped.length === 1 ? 'one is' : `${row.dropped.length} are`} dropped.`,
            ],
            row.needsEvents > 0 && ['To be ranked', needsEventsWords(row.needsEvents)],
          ]}
        />
        {opened.isPending && <Skeleton lines={4} className="h-10" />}
        {opened.isError && (
          <QueryFailure
            title="The lines did not load"
            error={opened.error}
            retrying={opened.isFetching}
            onRetry={() => void opened.refetch()}
          />
        )}
        {opened.data && (
          <Table
            dense
            caption={`Points of ${row.name}`}
            columns={columns}
            rows={opened.data.lines}
            rowKey={({ id }) => id}
          />
        )}
      </div>
    </Dialog>
  )
}
