import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { AppError } from '#shared/errors.ts'
import type { ImportedAsAdmin } from '#shared/tools/drivers/admin-contract.ts'
import type { Driver, DriverFields } from '#shared/tools/drivers/driver.ts'
import { driverName, foldedName } from '#shared/tools/drivers/driver-name.ts'
import { changeDriver } from './change-driver.ts'
import { driverNames, nameWrites } from './driver-names.ts'
import { drivers } from './drivers.ts'
import { newDriver } from './new-driver.ts'
import { isSameSheet, readFields } from './read-fields.ts'

type Importing = { actor: Actor; given: readonly unknown[]; preview: boolean }

/**
 * Publishes each driver, or corrects the published one of its name, by itself: one that is refused holds up no other, and
 * a second call ends the same. A preview says what would become of them.
 */
export async function importAsAdmin(
  { actor, given, preview }: Importing,
  now: string,
): Promise<{ drivers: ImportedAsAdmin[] }> {
  const answers: ImportedAsAdmin[] = []
  // The second line of a name in one file would correct the first.
  const seen = new Set<string>()
  for (const one of given) {
    const read = readFields(one)
    if ('error' in read) {
      answers.push({ outcome: 'refused', error: read.error })
      continue
    }
    const name = foldedName(read.fields)
    if (seen.has(name)) answers.push(twice)
    else answers.push(await importOnce({ actor, fields: read.fields, preview }, now).catch(refusalOf))
    seen.add(name)
  }
  return { drivers: answers }
}

const twice: ImportedAsAdmin = {
  outcome: 'refused',
  error: { path: 'model', message: 'This driver is in the file twice.' },
}

function refusalOf(error: unknown): ImportedAsAdmin {
  if (!(error instanceof AppError)) throw error
  return { outcome: 'refused', error: { path: '', message: error.message } }
}

type One = { actor: Actor; fields: DriverFields; preview: boolean }

/** The second of two files that name a new driver finds it published. */
const importOnce = (one: One, now: string): Promise<ImportedAsAdmin> =>
  untilUnchanged(() =>
    importOne(one, now).catch((error: unknown) => {
      const isTaken = error instanceof AppError && error.code === 'duplicate_driver'
      throw isTaken ? concurrentChange() : error
    }),
  )

async function importOne({ actor, fields, preview }: One, now: string): Promise<ImportedAsAdmin> {
  const before = await publishedOf(fields)
  if (before && isSameSheet(before, fields)) return { outcome: 'unchanged', driverId: before.id }
  if (before) {
    const { sourceUrl: _, ...rest } = before
    if (!preview) await changeDriver({ actor, before, after: { ...rest, ...fields }, what: 'Corrected' }, now)
    return { outcome: 'changed', driverId: before.id }
  }
  const driver = newDriver(fields, { state: 'published' }, now)
  if (preview) return { outcome: 'created' }
  await commit(
    drivers.put(driver, { absent: true }),
    ...nameWrites(undefined, driver),
    recordActivity(
      { by: actor, type: 'driver_update', description: `Published the driver ${driverName(driver)}` },
      now,
    ),
  )
  return { outcome: 'created', driverId: driver.id }
}

async function publishedOf(fields: DriverFields): Promise<Driver | undefined> {
  const taken = await driverNames.get({ name: foldedName(fields) }, { consistent: true })
  return taken && drivers.get({ id: taken.driverId }, { consistent: true })
}
