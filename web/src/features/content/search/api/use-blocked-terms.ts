import { useQueryClient } from '@tanstack/react-query'
import { blockSearchTerm, unblockSearchTerm } from '#shared/content/search/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

type Term = { term: string }

/** Blocks a term, or unblocks it, and reads the report again. */
export function useBlockTerm() {
  const refresh = useRefreshReport()
  return useCommand({
    send: (body: Term, idempotencyKey) => call(blockSearchTerm, { body }, { idempotencyKey }),
    onDone: refresh,
  })
}

export function useUnblockTerm() {
  const refresh = useRefreshReport()
  return useCommand({
    send: (body: Term, idempotencyKey) => call(unblockSearchTerm, { body }, { idempotencyKey }),
    onDone: refresh,
  })
}

function useRefreshReport() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['search-report'] })
}
