import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  approveSuggestion,
  askSuggester,
  getSuggestionForReview,
  type ListedSuggestion,
  listSuggestions,
  markDuplicate,
  rejectSuggestion,
} from '#shared/events/event-suggestions/admin-contract.ts'
import type { SuggestionId, SuggestionStatus } from '#shared/events/event-suggestions/suggestion.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

const reviewKey = ['event-suggestions', 'review'] as const

export const reviewPagesQuery = (status: SuggestionStatus) =>
  pagesQuery(listSuggestions, {
    key: [...reviewKey, 'list', status],
    query: { status },
    // Other people decide and suggest.
    staleTime: 5000,
  })

export const reviewQuery = (suggestionId: SuggestionId) =>
  queryOptions({
    queryKey: [...reviewKey, 'one', suggestionId],
    queryFn: ({ signal }) => call(getSuggestionForReview, { params: { suggestionId } }, { signal }),
  })

export type Decision = 'approve' | 'ask' | 'reject'

const contracts = { approve: approveSuggestion, ask: askSuggester, reject: rejectSuggestion }

type Reviewed = Pick<ListedSuggestion, 'id' | 'version'>

export function useDecide({ id, version }: Reviewed) {
  const refresh = useRefresh()
  return useCommand({
    send: ({ decision, answer }: { decision: Decision; answer: string }, idempotencyKey) =>
      call(
        contracts[decision],
        { params: { suggestionId: id }, body: { answer, version } },
        { idempotencyKey },
      ),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useMarkDuplicate({ id, version }: Reviewed) {
  const refresh = useRefresh()
  return useCommand({
    send: (duplicateOf: string, idempotencyKey) =>
      call(
        markDuplicate,
        { params: { suggestionId: id }, body: { duplicateOf, version } },
        { idempotencyKey },
      ),
    onDone: refresh,
    onStale: refresh,
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: reviewKey })
}
