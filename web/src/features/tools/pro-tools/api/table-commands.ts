import { useQueryClient } from '@tanstack/react-query'
import { restoreToolTable, type StoredTable, saveToolTable } from '#shared/tools/pro-tools/contract.ts'
import type { ToolTable } from '#shared/tools/pro-tools/tool-tables.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { call } from '#web/lib/call.ts'
import { toolTablesQuery } from './admin-tool-queries.ts'

/** Reads the tables, and everything that follows from them, again after each change. */
export function useRefreshTables() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['pro-tools'] })
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
      const { items } = await queryClient.fetchQuery({ ...toolTablesQuery, staleTime: 0 })
      const found = items.find((one) => one.table === table)
      if (!found) throw new Error(`there is no table ${table}`)
      return found
    },
    refresh,
    onStale: refresh,
  }
}

export const useRestoreTable = command(restoreToolTable, { changes: [['pro-tools']] })
