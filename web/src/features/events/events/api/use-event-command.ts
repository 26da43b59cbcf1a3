import type { UseMutationResult } from '@tanstack/react-query'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useRefreshEvents } from './use-refresh-events.ts'

/** A write about an event, after which everything about events is read again. */
export function useEventCommand<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
): UseMutationResult<Answer, Error, Input> {
  const refresh = useRefreshEvents()
  return useCommand({ send, onDone: refresh, onStale: refresh })
}
