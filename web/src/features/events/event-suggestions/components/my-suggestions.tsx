import { useInfiniteQuery } from '@tanstack/react-query'
import { listMySuggestions } from '#shared/events/event-suggestions/contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SuggestionCard } from './suggestion-card.tsx'

const mySuggestionsQuery = pagesQuery(listMySuggestions, {
  key: ['event-suggestions', 'mine'],
  staleTime: 5000,
})

/** The member's suggestions, newest first. */
export function MySuggestions() {
  const pages = useInfiniteQuery(mySuggestionsQuery)
  return (
    <CursorList
      pages={pages}
      waiting={<Skeleton lines={3} className="h-32" />}
      failed="Your suggestions did not load"
      empty={
        <EmptyState title="No suggestions yet">Events you suggest appear here with the decision.</EmptyState>
      }
    >
      {(items) => (
        <div className="grid max-w-3xl gap-5">
          {items.map((suggestion) => (
            <SuggestionCard key={suggestion.id} suggestion={suggestion} reach={{ id: suggestion.id }} />
          ))}
        </div>
      )}
    </CursorList>
  )
}
