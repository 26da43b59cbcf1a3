import { useQueryClient } from '@tanstack/react-query'
import {
  type MailCleanupFinding,
  mostCleanedAtOnce,
  runMailCleanup,
} from '#shared/mail/mail-cleanup/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

type Result = { cleaned: number; skipped: number }

/** Cleans up the chosen findings, as many at a time as a request may have. */
export function useRunCleanup() {
  const queryClient = useQueryClient()
  return useCommand({
    send: async (chosen: readonly MailCleanupFinding[], idempotencyKey): Promise<Result> => {
      const result = { cleaned: 0, skipped: 0 }
      for (let start = 0; start < chosen.length; start += mostCleanedAtOnce) {
        const findings = chosen.slice(start, start + mostCleanedAtOnce).map(({ kind, id }) => ({ kind, id }))
        const { outcomes } = await call(
          runMailCleanup,
          { body: { findings } },
          { idempotencyKey: start === 0 ? idempotencyKey : crypto.randomUUID() },
        )
        for (const { outcome } of outcomes) result[outcome]++
      }
      return result
    },
    onDone: () =>
      Promise.all(
        [['mail-cleanup'], ['mails'], ['mail-templates']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
