import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'

/** The news for the member who asked for a driver to be published. */
export function tellOwner(before: Driver, after: Pick<Driver, 'state' | 'reason'>, now: string): Write[] {
  const { ownerId } = before
  const { state, reason } = after
  if (!ownerId || before.state === state || (state !== 'published' && state !== 'rejected')) return []
  const told = { kind: 'driver_decided', userId: ownerId } as const
  const name = driverName(before)
  return state === 'published'
    ? notify(
        {
          ...told,
          type: 'success',
          title: 'Your driver is published',
          message: `${name} is in the driver database. Everyone can design with it.`,
        },
        now,
      )
    : notify(
        {
          ...told,
          type: 'info',
          title: 'Your driver was not published',
          message: `${name}: ${reason ?? ''} You can change it and ask again.`,
        },
        now,
      )
}
