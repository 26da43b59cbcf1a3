import { endpoint } from '#core/actors/endpoint.ts'
import { changedTables, tableValue } from '#core/pro-tools/tool-tables.ts'
import { getToolSettings as contract } from '#shared/pro-tools/contract.ts'
import { type ToolSettings, ToolTable } from '#shared/pro-tools/tool-tables.ts'

async function getToolSettings() {
  const changed = await changedTables()
  const tables = ToolTable.options.map((table) => [table, tableValue(table, changed.get(table)?.value)])
  return Object.fromEntries(tables) as ToolSettings
}

export const handler = endpoint(contract, getToolSettings)
