import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { nameWrites } from '#core/tools/drivers/driver-names.ts'
import { driverState } from '#core/tools/drivers/driver-refusal.ts'
import { drivers } from '#core/tools/drivers/drivers.ts'
import { findDriver } from '#core/tools/drivers/find-driver.ts'
import { adminDriver } from '#core/tools/drivers/shown-driver.ts'
import { AppError } from '#shared/errors.ts'
import { mergeDrivers as contract } from '#shared/tools/drivers/admin-contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { isOwnersToChange } from '#shared/tools/drivers/driver-step.ts'

function mergeDrivers({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { keepId } = body
  const duplicateIds = [...new Set(body.duplicateIds)]
  if (duplicateIds.includes(keepId))
    throw new AppError('conflict', 'own_duplicate', 'A driver cannot be a duplicate of itself.')
  return untilUnchanged(async () => {
    const kept = await findDriver(keepId)
    if (kept.state !== 'published') throw driverState(kept)
    const found = await Promise.all(duplicateIds.map(findDriver))
    const duplicates = found.filter(({ mergedInto }) => mergedInto !== keepId)
    // An unpublished driver stays its member’s to change and delete.
    const unpublished = duplicates.find(({ state }) => isOwnersToChange(state))
    if (unpublished) throw driverState(unpublished)
    const answer = adminDriver(kept, kept.ownerId ? await users.get({ id: kept.ownerId }) : undefined)
    await commit(
      drivers.check(kept, { version: kept.version }),
      ...duplicates.flatMap((before) => {
        const after: Driver = {
          ...before,
          state: 'retired',
          mergedInto: kept.id,
          updatedAt: now,
          version: before.version + 1,
        }
        return [drivers.put(after, { version: before.version }), ...nameWrites(before, after)]
      }),
      ...duplicates.map((duplicate) =>
        recordActivity(
          {
            by: actor,
            ...(duplicate.ownerId && { userId: duplicate.ownerId }),
            type: 'driver_update',
            description: `Merged the driver ${driverName(duplicate)} into ${driverName(kept)}`,
          },
          now,
        ),
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, mergeDrivers)
