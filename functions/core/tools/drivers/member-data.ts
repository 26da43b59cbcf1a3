import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { isOwnersToChange } from '#shared/tools/drivers/driver-step.ts'
import { drivers } from './drivers.ts'
import { driversBy } from './drivers-by.ts'

/** Others design with what was published, so it stays, without its member. */
const forget = (id: string, userId: string) =>
  untilUnchanged(async () => {
    const driver = await drivers.get({ id }, { consistent: true })
    if (driver?.ownerId !== userId) return
    const { ownerId: _, ...rest } = driver
    const { version } = driver
    await commit(
      isOwnersToChange(driver.state)
        ? drivers.delete(driver)
        : drivers.put({ ...rest, version: version + 1 }, { version }),
    )
  })

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const { id } of driversBy(userId)) await forget(id, userId)
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of driversBy(userId)) yield { kind: drivers.name, item }
  },
}
