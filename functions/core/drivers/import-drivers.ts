import type { Actor } from '#core/actors/authenticate.ts'
import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import type { Write } from '#core/db/write.ts'
import type { ImportedDriver } from '#shared/drivers/contract.ts'
import type { Driver } from '#shared/drivers/driver.ts'
import { foldedName } from '#shared/drivers/driver-name.ts'
import { driverRoom } from './driver-room.ts'
import { drivers } from './drivers.ts'
import { driversBy } from './drivers-by.ts'
import { newDriver } from './new-driver.ts'
import { isSameSheet, readFields } from './read-fields.ts'

/** How many are written at once: a transaction takes a hundred writes. */
const writtenAtOnce = 50

type Importing = {
  actor: Actor
  given: readonly unknown[]
  remember: (answer: { drivers: ImportedDriver[] }) => Write[]
}

/**
 * Enters valid drivers as drafts while there is room. A driver that its member already has with the same values stays
 * as it is, so that an import that broke off can be repeated.
 */
export async function importDrivers(
  { actor, given, remember }: Importing,
  now: string,
): Promise<{ drivers: ImportedDriver[] }> {
  const known = new Map<string, Driver>()
  for await (const driver of driversBy(actor.userId)) known.set(foldedName(driver), driver)
  const room = await driverRoom(actor)
  let { left } = room
  const fresh: Driver[] = []
  const answer = given.map((one): ImportedDriver => {
    const read = readFields(one)
    if ('error' in read) return { outcome: 'refused', error: read.error }
    const { fields } = read
    const before = known.get(foldedName(fields))
    if (before && isSameSheet(before, fields)) return { outcome: 'unchanged', driverId: before.id }
    if (left === 0) return { outcome: 'refused', error: { path: '', message: room.full().message } }
    left--
    const driver = newDriver(fields, { state: 'draft', ownerId: actor.user.id }, now)
    known.set(foldedName(driver), driver)
    fresh.push(driver)
    return { outcome: 'created', driverId: driver.id }
  })
  const parts = Array.from({ length: Math.max(1, Math.ceil(fresh.length / writtenAtOnce)) }, (_, at) =>
    fresh.slice(at * writtenAtOnce, (at + 1) * writtenAtOnce),
  )
  for (const [at, part] of parts.entries())
    await untilUnchanged(async () => {
      const writes = [
        ...(part.length > 0 ? [(await driverRoom(actor)).countIn(part.length)] : []),
        ...part.map((driver) => drivers.put(driver, { absent: true })),
        ...(at === parts.length - 1 ? remember({ drivers: answer }) : []),
      ]
      if (writes.length > 0) await commit(...writes)
    })
  return { drivers: answer }
}
