import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import { countOneLess } from '#core/tools/pro-tools/tool-counts.ts'
import type { AdminDriver } from '#shared/tools/drivers/admin-contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { isOwnersToChange } from '#shared/tools/drivers/driver-step.ts'
import { nameWrites } from './driver-names.ts'
import { drivers } from './drivers.ts'
import { adminDriver } from './shown-driver.ts'
import { tellOwner } from './tell-owner.ts'

type Changing = {
  actor: Actor
  before: Driver
  after: Omit<Driver, 'updatedAt' | 'version'>
  /** The action, in the words of the activity log. */
  what: string
  remember?: (answer: AdminDriver) => Write[]
}

/** Writes what an administrator made of a driver, with its name and a line in the activity log. */
export async function changeDriver(
  { actor, before, after, what, remember = () => [] }: Changing,
  now: string,
): Promise<AdminDriver> {
  const { version, ownerId } = before
  const changed: Driver = { ...after, updatedAt: now, version: version + 1 }
  const answer = adminDriver(changed, ownerId ? await users.get({ id: ownerId }) : undefined)
  await commit(
    drivers.put(changed, { version }),
    ...nameWrites(before, changed),
    ...tellOwner(before, changed, now),
    ...roomOfOwner(before, changed),
    recordActivity(
      {
        by: actor,
        ...(ownerId && { userId: ownerId }),
        type: 'driver_update',
        description: `${what} the driver ${driverName(changed)}`,
        before: { state: before.state, brand: before.brand, model: before.model },
        after: { state: changed.state, brand: changed.brand, model: changed.model },
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

/** A published driver belongs to everyone: it no longer takes one of the places of the member who entered it. */
const roomOfOwner = ({ ownerId, state }: Driver, after: Driver): Write[] =>
  ownerId && isOwnersToChange(state) && !isOwnersToChange(after.state)
    ? [countOneLess(ownerId, 'drivers')]
    : []
