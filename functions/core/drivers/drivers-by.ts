import type { Driver } from '#shared/drivers/driver.ts'
import { drivers, ownersPartition } from './drivers.ts'

/** All drivers that a member entered, oldest first. */
export async function* driversBy(userId: string): AsyncGenerator<Driver> {
  let cursor: string | undefined
  do {
    const page = await drivers.list({ index: 'gsi2', pk: ownersPartition(userId), limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
