import { useQueryClient } from '@tanstack/react-query'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sessionPagesQuery } from '#web/features/platform/sessions/api/session-queries.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { securityQuery } from './security-queries.ts'

/** A change of how the account is secured, after which everything shown about it is read again. */
export function useSecurityCommand<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useCommand({
    send: (input: Input) => send(input),
    onDone: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: securityQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: sessionPagesQuery.queryKey }),
        reloadProfile().catch(() => undefined),
      ]),
  })
}
