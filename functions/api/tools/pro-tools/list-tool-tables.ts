import { endpoint } from '#core/platform/actors/endpoint.ts'
import { changedTables, tableValue } from '#core/tools/pro-tools/tool-tables.ts'
import { listToolTables as contract } from '#shared/tools/pro-tools/contract.ts'
import { ToolTable } from '#shared/tools/pro-tools/tool-tables.ts'

async function listToolTables() {
  const changed = await changedTables()
  return {
    items: ToolTable.options.map((table) => {
      const stored = changed.get(table)
      const value = { ...tableValue(table, stored?.value) }
      return stored
        ? { table, value, updatedAt: stored.updatedAt, version: stored.version }
        : { table, value, version: 0 }
    }),
  }
}

export const handler = endpoint(contract, listToolTables)
