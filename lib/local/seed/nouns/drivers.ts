import type { Write } from '#core/db/write.ts'
import { nameWrites } from '#core/drivers/driver-names.ts'
import { drivers } from '#core/drivers/drivers.ts'
import { toolCounts } from '#core/pro-tools/tool-counts.ts'
import { demoDrivers } from '../demo-drivers.ts'

const absent = { absent: true } as const

/** The driver base, the names of what is published, and how many drivers each member entered. */
export const seed = (now: string): Write[] => {
  const all = demoDrivers(now)
  const owned = Map.groupBy(
    all.flatMap(({ ownerId }) => ownerId ?? []),
    (ownerId) => ownerId,
  )
  return [
    ...all.flatMap((driver) => [drivers.put(driver, absent), ...nameWrites(undefined, driver)]),
    ...[...owned].map(([userId, { length }]) =>
      toolCounts.put({ userId, drivers: length, version: 1 }, absent),
    ),
  ]
}
