import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { DriverId } from '#shared/tools/drivers/driver.ts'
import { type ProjectFields, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'

export const usePartition = 'TOOL_USE'

/** The number of projects members made with a tool on a day, including those they have deleted since. */
export const toolUses = entity({
  name: 'tool-use',
  erasure: 'impersonal',
  schema: z.object({ day: z.iso.date(), kind: ProjectKind, count: z.int(), version: z.int() }),
  key: ({ day, kind }: { day: string; kind: ProjectKind }) => ({ pk: usePartition, sk: `${day}#${kind}` }),
})

export const driversOfMonth = (month: string) => `TOOL_DRIVERS#${month}`

/** The number of projects made in a month that named a driver. */
export const driverUses = entity({
  name: 'tool-driver-use',
  erasure: 'impersonal',
  schema: z.object({ month: z.string(), driverId: DriverId, count: z.int(), version: z.int() }),
  key: ({ month, driverId }: { month: string; driverId: string }) => ({
    pk: driversOfMonth(month),
    sk: driverId,
  }),
})

/** Counts a project that is saved for the first time. */
export function countUse(
  { kind, driverIds = [] }: Pick<ProjectFields, 'driverIds'> & { kind: ProjectKind },
  now: string,
): Write[] {
  const [day, month] = [now.slice(0, 10), now.slice(0, 7)]
  return [
    addTo(toolUses, { day, kind, count: 1, version: 1 }, 'count'),
    ...[...new Set(driverIds)].map((driverId) =>
      addTo(driverUses, { month, driverId, count: 1, version: 1 }, 'count'),
    ),
  ]
}
