import { type ToolSettings, ToolTable } from '#shared/tools/pro-tools/tool-tables.ts'
import { changedTables, tableValue } from './tool-tables.ts'

/** Every table as it is now. */
export async function getToolSettings(): Promise<ToolSettings> {
  const changed = await changedTables()
  const tables = ToolTable.options.map((table) => [table, tableValue(table, changed.get(table)?.value)])
  return Object.fromEntries(tables) as ToolSettings
}
