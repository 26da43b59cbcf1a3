import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listRecords } from '#shared/leaderboard/records/contract.ts'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const recordsQuery = (leagueId: string, seasonId: string | undefined) =>
  pagesQuery(listRecords, {
    key: ['records', leagueId, seasonId ?? 'all'],
    query: {
      leagueId: leagueId as Season['leagueId'],
      ...(seasonId && { seasonId: seasonId as Season['id'] }),
    },
  })

type RecordRow = ResponseOf<typeof listRecords>['items'][number]

const columns: readonly Column<RecordRow>[] = [
  { id: 'class', header: 'Class', narrow: 'title', cell: ({ className }) => className },
  {
    id: 'holders',
    header: 'Held by',
    narrow: 'meta',
    cell: ({ holders }) =>
      holders.map(({ resultId, competitorId, name }, at) => (
        <span key={resultId}>
          {at > 0 && ', '}
          {competitorId ? <TextLink to={competitorPath(competitorId)}>{name}</TextLink> : name}
        </span>
      )),
  },
  { id: 'since', header: 'Since', narrow: 'note', cell: ({ since }) => utcDay(`${since}T00:00:00.000Z`) },
  { id: 'score', header: 'Score', numeric: true, narrow: 'end', cell: ({ score }) => showScore(score) },
]

type RecordBoardProps = { leagueId: string; seasonId: string; seasonName: string }

/** The records of a league, of all time or of a season. */
export function RecordBoard({ leagueId, seasonId, seasonName }: RecordBoardProps) {
  const [of, setOf] = useState<'all' | 'season'>('all')
  const pages = useInfiniteQuery(recordsQuery(leagueId, of === 'season' ? seasonId : undefined))
  return (
    <div className="grid gap-4">
      <Segmented
        legend="Records of"
        name="records-of"
        value={of}
        onChange={setOf}
        options={[
          { id: 'all', label: 'All time' },
          { id: 'season', label: seasonName },
        ]}
      />
      <TablePanel
        pages={pages}
        caption="Records"
        columns={columns}
        rowKey={({ classKey }) => classKey}
        failed="The records did not load"
        empty={
          <EmptyState title="There are no records yet">
            The best verified score of a class is its record.
          </EmptyState>
        }
      />
    </div>
  )
}
