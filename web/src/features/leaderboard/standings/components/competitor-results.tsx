import { useInfiniteQuery } from '@tanstack/react-query'
import { listCompetitorResults, type ResultRow } from '#shared/competitions/competition-results/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const columns: readonly Column<ResultRow>[] = [
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
    cell: ({ className, leagueName }) => `${className}, ${leagueName}`,
  },
  { id: 'on', header: 'Date', narrow: 'note', cell: ({ eventOn }) => utcDay(`${eventOn}T00:00:00.000Z`) },
  { id: 'place', header: 'Place', numeric: true, narrow: 'meta', cell: ({ place }) => place ?? '–' },
  {
    id: 'score',
    header: 'Score',
    numeric: true,
    narrow: 'end',
    cell: ({ score, isZero }) => (isZero ? 'Zero' : showScore(score)),
  },
]

/** The verified results of a competitor, the latest event first. */
export function CompetitorResults({ userId }: { userId: string }) {
  const pages = useInfiniteQuery(
    pagesQuery(listCompetitorResults, { key: ['standings', 'results-of', userId], params: { userId } }),
  )
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">Results</h2>
      <TablePanel
        pages={pages}
        caption="Verified results, the latest event first"
        columns={columns}
        rowKey={({ id }) => id}
        failed="The results did not load"
        empty={<EmptyState title="No verified results yet">They appear once they are verified.</EmptyState>}
      />
    </section>
  )
}
