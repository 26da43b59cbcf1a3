import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeTable } from '#core/tools/pro-tools/change-table.ts'
import { restoreToolTable as contract } from '#shared/tools/pro-tools/contract.ts'
import { toolTables } from '#shared/tools/pro-tools/tool-tables.ts'

async function restoreToolTable({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { table } = params
  const value = { ...toolTables[table].initial }
  return changeTable({ actor, table, value, version: body.version, what: 'Restored', remember }, now)
}

export const handler = endpoint(contract, restoreToolTable)
