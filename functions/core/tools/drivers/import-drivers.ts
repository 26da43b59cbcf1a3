import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ImportedDriver } from '#shared/tools/drivers/contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { foldedName } from '#shared/tools/drivers/driver-name.ts'
import { driverRoom } from './driver-room.ts'
import { drivers } from './drivers.ts'
import { driversBy } from './drivers-by.ts'
import { newDriver } from './new-driver.ts'
import { isSameSheet, readFields } from './read-fields.ts'

/** Maximum written at once: a transaction takes a hundred writes. */
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
export function importDrivers(importing: Importing, now: string): Promise<{ drivers: ImportedDriver[] }> {
  const made: Driver[] = []
  // The second of two imports finds what the first has made.
  return untilUnchanged(() => imported(importing, made, now), { crowd: true })
}

/** `made`: what an attempt before has made already. */
async function imported(
  { actor, given, remember }: Importing,
  made: Driver[],
  now: string,
): Promise<{ drivers: ImportedDriver[] }> {
  // The room first: whatever is entered after it makes its count another.
  const room = await driverRoom(actor)
  const known = new Map<string, Driver>()
  for await (const driver of driversBy(actor.userId)) known.set(foldedName(driver), driver)
  for (const driver of made) known.set(foldedName(driver), driver)
  let { left } = room
  const fresh: Driver[] = []
  const answer = given.map((one): ImportedDriver => {
    const read = readFields(one)
    if ('error' in read) return { outcome: 'refused', error: read.error }
    const { fields } = read
    const before = known.get(foldedName(fields))
    if (before && isSameSheet(before, fields))
      return { outcome: made.includes(before) ? 'created' : 'unchanged', driverId: before.id }
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
  const result = { drivers: answer }
  for (const [at, part] of parts.entries()) {
    const writes = [
      ...(part.length > 0 ? [room.countInAlone(part.length, at * writtenAtOnce)] : []),
      ...part.map((driver) => drivers.put(driver, { absent: true })),
      ...(at === parts.length - 1 ? remember(result) : []),
    ]
    if (writes.length > 0) await commit(...writes)
    made.push(...part)
  }
  return result
}
