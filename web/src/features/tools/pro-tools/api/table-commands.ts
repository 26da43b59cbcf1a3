import { useQueryClient } from '@tanstack/react-query'
import { restoreToolTable, type StoredTable, saveToolTable } from '#shared/tools/pro-tools/contract.ts'
import type { ToolTable } from '#shared/tools/pro-tools/tool-tables.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { toolTablesQuery } from './tool-tables-query.ts'

/** Reads the tables, and everything that follows from them, again after each change. */
export function useRefreshTables() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['tools'] })
}

/** Saves a table from its form and reads it again. */
export function useSaveTable(table: ToolTable) {
  const queryClient = useQueryClient()
  const refresh = useRefreshTables()
  return {
    send: (
      { fields, thing }: { fields: Record<string, unknown>; thing: StoredTable },
      idempotencyKey: string,
    ) =>
      call(
        saveToolTable,
        { params: { table }, body: { value: fields, version: thing.version } },
        { idempotencyKey },
      ),
    latest: async () => {
      const tables = await queryClient.fetchQuery({ ...toolTablesQuery, staleTime: 0 })
      const found = tables.find((one) => one.table === table)
      if (!found) throw new Error(`there is no table ${table}`)
      return found
    },
    refresh,
    onStale: refresh,
  }
}

export function useRestoreTable(table: ToolTable) {
  const refresh = useRefreshTables()
  return useCommand({
    send: (version: number, idempotencyKey) =>
      call(restoreToolTable, { params: { table }, body: { version } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
