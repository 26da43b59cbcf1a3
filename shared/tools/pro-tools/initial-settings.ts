import { type ToolSettings, ToolTable, toolTables } from './tool-tables.ts'

/** Every table as the platform started with it. */
export const initialSettings = Object.fromEntries(
  ToolTable.options.map((table) => [table, toolTables[table].initial]),
) as unknown as ToolSettings
