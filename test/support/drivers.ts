import { commit } from '#core/platform/db/commit.ts'
import { nameWrites } from '#core/tools/drivers/driver-names.ts'
import { drivers } from '#core/tools/drivers/drivers.ts'
import { newDriver } from '#core/tools/drivers/new-driver.ts'
import { countMore } from '#core/tools/pro-tools/tool-counts.ts'
import type { Driver, DriverFields } from '#shared/tools/drivers/driver.ts'

let models = 0

/** A 12-inch subwoofer of a model that no other test has. */
export const driverFields = (more: Partial<DriverFields> = {}): DriverFields => ({
  brand: 'Bench',
  model: `Twelve ${process.pid} ${++models}`,
  sizeIn: 12,
  values: { fs: 28, qes: 0.52, qms: 5.2, vas: 0.072, re: 3.4, sd: 0.048, xmax: 0.014, pe: 500 },
  valuesFor: 'single',
  mounting: {},
  notes: '',
  ...more,
})

/** Stores a driver directly. */
export async function putDriver(more: Partial<Driver> = {}): Promise<Driver> {
  const { state = 'published', ownerId } = more
  const driver: Driver = {
    ...newDriver(driverFields(), { state, ownerId }, new Date().toISOString()),
    ...more,
  }
  await commit(
    drivers.put(driver, { absent: true }),
    ...nameWrites(undefined, driver),
    ...(ownerId ? [countMore(ownerId, 'drivers', 1, 1000, () => new Error('full'))] : []),
  )
  return driver
}
