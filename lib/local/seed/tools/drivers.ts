import type { Write } from '#core/platform/db/write.ts'
import { nameWrites } from '#core/tools/drivers/driver-names.ts'
import { drivers } from '#core/tools/drivers/drivers.ts'
import { demoDrivers } from './demo-drivers.ts'

const absent = { absent: true } as const

/** The driver database, and the names of published drivers. */
export const seed = (now: string): Write[] =>
  demoDrivers(now).flatMap((driver) => [drivers.put(driver, absent), ...nameWrites(undefined, driver)])
