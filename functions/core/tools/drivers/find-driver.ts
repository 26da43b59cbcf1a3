import type { Driver } from '#shared/tools/drivers/driver.ts'
import { driverNotFound } from './driver-refusal.ts'
import { drivers } from './drivers.ts'

/** A driver in any state, for those who look after all of them. */
export async function findDriver(id: string): Promise<Driver> {
  const driver = await drivers.get({ id }, { consistent: true })
  if (!driver) throw driverNotFound()
  return driver
}

/** A driver that a member entered. */
export async function findOwnDriver(id: string, userId: string): Promise<Driver> {
  const driver = await findDriver(id)
  if (driver.ownerId !== userId) throw driverNotFound()
  return driver
}
