import { useInfiniteQuery } from '@tanstack/react-query'
import type { ResultRow } from '#shared/competitions/competition-results/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { ordinal } from '#shared/platform/words/ordinal.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { competitorResultsQuery } from '../api/competitor-query.ts'

const columns: readonly Column<ResultRow>[] = [
  { id: 'on', header: 'Date', narrow: 'note', cell: ({ eventOn }) => utcDay(`${eventOn}T00:00:00.000Z`) },
  {
    id: 'event',
    header: 'Event',
    narrow: 'title',
    cell: ({ eventId, eventName }) =>
      eventId ? <TextLink to={eventPath(eventId)}>{eventName}</TextLink> : eventName,
  },
  {
    id: 'class',
    header: 'Class',
    narrow: 'meta',
    cell: ({ className, leagueName, place }) => (
      <>
        {className}, {leagueName}
        {place !== undefined && <span className="sm:hidden"> · {ordinal(place)}</span>}
      </>
    ),
  },
  {
    id: 'place',
    header: 'Place',
    numeric: true,
    cell: ({ place }) => (place === undefined ? '–' : ordinal(place)),
  },
  {
    id: 'score',
    header: 'Score',
    numeric: true,
    narrow: 'end',
    cell: ({ score, isZero }) => (isZero ? 'Zero' : showScore(score)),
  },
]

/** The verified results of a competitor, the latest event first. Someone without any has no such part. */
export function CompetitorResults({ userId }: { userId: string }) {
  const pages = useInfiniteQuery(competitorResultsQuery(userId))
  if (pages.data?.pages.every(({ items }) => items.length === 0) && !pages.hasNextPage) return null
  return (
    <section className="grid gap-3">
      <h2 className="label text-dim">Results</h2>
      <TablePanel
        pages={pages}
        caption="Verified results, the latest event first"
        columns={columns}
        rowKey={({ id }) => id}
        failed="The results did not load"
        shown={pages.hasNextPage ? undefined : ''}
        empty={null}
      />
    </section>
  )
}
