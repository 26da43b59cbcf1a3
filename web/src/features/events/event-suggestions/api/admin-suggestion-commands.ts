import { useQueryClient } from '@tanstack/react-query'
import {
  approveSuggestion,
  askSuggester,
  type ListedSuggestion,
  markDuplicate,
  rejectSuggestion,
} from '#shared/events/event-suggestions/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

const key = ['event-suggestions']

const contracts = { approve: approveSuggestion, ask: askSuggester, reject: rejectSuggestion }

export type Decision = keyof typeof contracts

export function useDecide({ id, version }: Pick<ListedSuggestion, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: key })
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

export const useMarkDuplicate = command(markDuplicate, { changes: [key] })
