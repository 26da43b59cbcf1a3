import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { type Driver, type DriverFields, DriverId } from '#shared/tools/drivers/driver.ts'
import { foldedName } from '#shared/tools/drivers/driver-name.ts'
import { duplicateDriver } from './driver-refusal.ts'

const DriverName = z.object({ name: z.string(), driverId: DriverId, version: z.int() })

/** Maps a brand and model to the published driver that has it, one item per name. */
export const driverNames = entity({
  name: 'driver-name',
  erasure: 'impersonal',
  schema: DriverName,
  key: ({ name }: { name: string }) => ({ pk: `DRIVERNAME#${name}`, sk: 'KEY' }),
})

const itemOf = (driver: Driver): z.infer<typeof DriverName> => ({
  name: foldedName(driver),
  driverId: driver.id,
  version: 1,
})

/** The writes that keep names unique when a driver changes: only published drivers hold theirs. */
export function nameWrites(before: Driver | undefined, after: Driver | undefined): Write[] {
  const had = before?.state === 'published' ? itemOf(before) : undefined
  const has = after?.state === 'published' ? itemOf(after) : undefined
  if (had?.name === has?.name) return []
  return [
    ...(had ? [driverNames.delete(had)] : []),
    ...(has && after ? [driverNames.put(has, { absent: true }, () => duplicateDriver(after))] : []),
  ]
}

/** Refuses a name that another published driver has. */
export async function assertNameFree(fields: DriverFields, id?: string): Promise<void> {
  const taken = await driverNames.get({ name: foldedName(fields) }, { consistent: true })
  if (taken && taken.driverId !== id) throw duplicateDriver(fields)
}
