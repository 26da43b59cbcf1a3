import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import type { AiFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { setLeft } from './ai-help-query.ts'

/** A press that counts for the day: what it leaves is shown everywhere at once. */
export function useAiCommand<Input, Answer extends { left: number }>(
  feature: AiFeature,
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
): UseMutationResult<Answer, Error, Input> {
  const queryClient = useQueryClient()
  return useCommand({
    send: async (input: Input, idempotencyKey) => {
      try {
        return await send(input, idempotencyKey)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'ai_daily_limit') setLeft(queryClient, feature, 0)
        throw error
      }
    },
    onDone: ({ left }) => {
      setLeft(queryClient, feature, left)
      return undefined
    },
  })
}
