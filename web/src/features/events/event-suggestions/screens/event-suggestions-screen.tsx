import * as z from 'zod/mini'
import { SuggestionId, SuggestionStatus } from '#shared/events/event-suggestions/suggestion.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { statusWords } from '../components/status-words.ts'
import { SuggestionList } from '../components/suggestion-list.tsx'
import { SuggestionReview } from '../components/suggestion-review.tsx'

const reviewFilter = {
  status: z._default(SuggestionStatus, 'submitted'),
  suggestion: z.optional(SuggestionId),
}

export const title = 'Event suggestions'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(reviewFilter)
  const close = () => setFilter({ suggestion: undefined })
  return (
    <div className="page">
      <ScreenHeader
        title="Event suggestions"
        lead="Events that members and visitors want to see listed. Approving one makes a draft of it."
      />
      <Tabs
        label="Status"
        narrow="dropdown"
        value={filter.status}
        onChange={(status) => setFilter({ status })}
        tabs={SuggestionStatus.options.map((status) => ({
          id: status,
          label: statusWords[status].review,
          content: (
            <SuggestionList key={status} status={status} onOpen={({ id }) => setFilter({ suggestion: id })} />
          ),
        }))}
      />
      <Dialog open={filter.suggestion !== undefined} wide title="Suggested event" onClose={close}>
        {filter.suggestion && <SuggestionReview suggestionId={filter.suggestion} onDecided={close} />}
      </Dialog>
    </div>
  )
}
