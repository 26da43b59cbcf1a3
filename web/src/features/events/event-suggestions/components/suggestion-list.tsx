import { useInfiniteQuery } from '@tanstack/react-query'
import { type ListedSuggestion, listSuggestions } from '#shared/events/event-suggestions/admin-contract.ts'
import { isDecided, type SuggestionStatus } from '#shared/events/event-suggestions/suggestion.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { dayWords } from './day-words.ts'
import { statusWords } from './status-words.ts'

type SuggestionListProps = { status: SuggestionStatus; onOpen: (one: ListedSuggestion) => void }

const nothing: Record<SuggestionStatus, string> = {
  submitted: 'No new suggestion is waiting for you.',
  in_review: 'No answer is waiting for you.',
  needs_info: 'No question is open.',
  approved: 'Nothing has been approved.',
  rejected: 'Nothing has been rejected.',
  duplicate: 'Nothing has been marked as a duplicate.',
  withdrawn: 'Nothing has been withdrawn.',
}

const suggestionsQuery = (status: SuggestionStatus) =>
  pagesQuery(listSuggestions, {
    key: ['event-suggestions', 'review', status],
    query: { status },
    // Other people decide and suggest.
    staleTime: 5000,
  })

/** The suggestions of one status: open ones by age, decided ones newest first. */
export function SuggestionList({ status, onOpen }: SuggestionListProps) {
  const pages = useInfiniteQuery(suggestionsQuery(status))
  return (
    <TablePanel
      pages={pages}
      caption={`Event suggestions, ${statusWords[status].review}`}
      columns={columnsFor(status, onOpen)}
      rowKey={({ id }) => id}
      skeletonRows={5}
      failed="The suggestions did not load"
      empty={<EmptyState title={nothing[status]} />}
    />
  )
}

const columnsFor = (
  status: SuggestionStatus,
  onOpen: (one: ListedSuggestion) => void,
): Column<ListedSuggestion>[] => [
  {
    id: 'title',
    header: 'Event',
    narrow: 'title',
    className: 'min-w-40',
    cell: ({ title }) => <span className="line-clamp-2 wrap-anywhere">{title}</span>,
  },
  {
    id: 'place',
    header: 'Place',
    narrow: 'meta',
    cell: ({ city, state, startsOn, suggesterName }) => (
      <span className="wrap-anywhere">
        {city}, {state}
        <span className="sm:hidden">
          {' · '}
          {dayWords({ startsOn })}
          <span className="block">From {suggesterName}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'day',
    header: 'Day',
    className: 'whitespace-nowrap',
    cell: ({ startsOn }) => dayWords({ startsOn }),
  },
  {
    id: 'by',
    header: 'From',
    cell: ({ suggesterName }) => <span className="wrap-anywhere">{suggesterName}</span>,
  },
  {
    id: 'age',
    header: 'Suggested',
    className: 'whitespace-nowrap text-dim max-lg:hidden',
    cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
  {
    id: 'open',
    header: 'Action',
    narrow: 'action',
    className: 'sm:text-right',
    cell: (one) => (
      <Button size="sm" onClick={() => onOpen(one)}>
        {isDecided({ status }) ? 'Open' : 'Review'}
        <span className="sr-only"> {one.title}</span>
      </Button>
    ),
  },
]
