import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { listDriversOf } from '#core/tools/drivers/list-drivers-of.ts'
import { csvPart } from '#shared/platform/csv/csv-part.ts'
import { exportDrivers as contract } from '#shared/tools/drivers/admin-contract.ts'
import { driverColumns } from '#shared/tools/drivers/driver-columns.ts'

const rowsAPart = 100

async function exportDrivers({ actor, body: { state, cursor }, now }: ApiRequest<typeof contract>) {
  const { items, nextCursor } = await listDriversOf(state, { limit: rowsAPart, cursor })
  const isFirst = cursor === undefined
  if (isFirst)
    await commit(
      recordActivity({ by: actor, type: 'system_event', description: `Exported the ${state} drivers` }, now),
    )
  return {
    csv: csvPart({ columns: driverColumns, rows: items, isFirst }),
    rows: items.length,
    ...(nextCursor && { nextCursor }),
  }
}

export const handler = endpoint(contract, exportDrivers)
