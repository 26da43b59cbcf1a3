import { useInfiniteQuery } from '@tanstack/react-query'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { mySuggestionsQuery } from '../api/suggest.ts'
import { SuggestionCard } from './suggestion-card.tsx'

/** The member's suggestions, newest first. */
export function MySuggestions() {
  const pages = useInfiniteQuery(mySuggestionsQuery)
  return (
    <CursorList
      pages={pages}
      waiting={<Skeleton lines={3} className="h-32" />}
      failed="Your suggestions did not load"
      empty={
        <EmptyState title="You have not suggested an event yet">
          Events that you suggest are listed here with their outcome.
        </EmptyState>
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
