import { type StoredTable, saveToolTable } from '#shared/tools/pro-tools/contract.ts'
import type { OfferedTemplate } from '#shared/tools/pro-tools/offered-templates.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useRefreshTables } from '#web/features/tools/pro-tools/api/table-commands.ts'
import { call } from '#web/lib/call.ts'

/** Saves other templates, or the same in another order. `rowsOf` returns those that follow from the input. */
export function useSaveTemplates<Input>(
  { version }: Pick<StoredTable, 'version'>,
  rowsOf: (input: Input) => readonly OfferedTemplate[],
) {
  const refresh = useRefreshTables()
  return useCommand({
    send: (input: Input, idempotencyKey) =>
      call(
        saveToolTable,
        { params: { table: 'templates' }, body: { value: { rows: rowsOf(input) }, version } },
        { idempotencyKey },
      ),
    onDone: refresh,
    onStale: refresh,
  })
}
