import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answerSuggestion,
  answerSuggestionByLink,
  type OwnSuggestion,
  suggestEvent,
  suggestEventAsMember,
  type VisitorSuggestion,
  withdrawSuggestion,
} from '#shared/events/event-suggestions/contract.ts'
import type { SuggestionFields } from '#shared/events/event-suggestions/suggestion.ts'
import { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

const suggestionsKey = ['event-suggestions'] as const

export type SuggestionInput = SuggestionFields & Partial<Pick<VisitorSuggestion, 'email' | 'captchaToken'>>

/** Sends the form once, however often it is tried: members as themselves, visitors with their address and a proof. */
export function useSuggestEvent(isMember: boolean) {
  const queryClient = useQueryClient()
  const [keys] = useState(() => attemptKeys())
  return useMutation<void, Error, SuggestionInput>({
    networkMode: 'always',
    mutationFn: async ({ email = '', captchaToken = '', ...fields }) => {
      if (isMember)
        await call(suggestEventAsMember, { body: fields }, { idempotencyKey: keys.keyFor(fields) })
      else
        await call(
          suggestEvent,
          { body: { ...fields, email, captchaToken } },
          { idempotencyKey: keys.keyFor({ ...fields, email }) },
        )
    },
    onSuccess: () => {
      keys.settle()
      return queryClient.invalidateQueries({ queryKey: suggestionsKey })
    },
  })
}

/** The way to a suggestion: a member’s by its id, a visitor’s by the secret of its link. */
export type Reach = { id: OwnSuggestion['id'] } | { handle: string }

export function useAnswerSuggestion(reach: Reach) {
  const refresh = useRefresh()
  return useCommand({
    send: ({ reply }: { reply: string }, idempotencyKey): Promise<OwnSuggestion> =>
      'handle' in reach
        ? call(answerSuggestionByLink, { body: { handle: reach.handle, reply } })
        : call(answerSuggestion, { params: { suggestionId: reach.id }, body: { reply } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useWithdrawSuggestion(reach: Reach) {
  const refresh = useRefresh()
  return useCommand({
    send: (_: Record<never, never>, idempotencyKey): Promise<OwnSuggestion> =>
      'handle' in reach
        ? call(answerSuggestionByLink, { body: { handle: reach.handle, withdraw: true } })
        : call(withdrawSuggestion, { params: { suggestionId: reach.id } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: suggestionsKey })
}
