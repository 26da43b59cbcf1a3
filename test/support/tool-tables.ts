import { storedTables } from '#core/tools/pro-tools/tool-tables.ts'
import type { ToolTable } from '#shared/tools/pro-tools/tool-tables.ts'

/** The current version of a table. */
export const tableVersion = async (table: ToolTable) =>
  (await storedTables.get({ table }, { consistent: true }))?.version ?? 0
