import { useQueryClient } from '@tanstack/react-query'
import { requestExport } from '#shared/accounts/exports/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { exportsQuery } from './exports-query.ts'

export function useRequestExport() {
  const queryClient = useQueryClient()
  return useCommand({
    send: (_: undefined, idempotencyKey) => call(requestExport, {}, { idempotencyKey }),
    onDone: () => queryClient.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  })
}
