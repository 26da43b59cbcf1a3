import { notify } from '#core/platform/notifications/notify.ts'
import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import { AppError } from '#shared/errors.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { driverPath } from '#shared/tools/drivers/driver-path.ts'
import { sheetText } from '#shared/tools/drivers/sheet-text.ts'
import { drivers } from './drivers.ts'

const findDriver = (id: string) => drivers.get({ id }, { consistent: true })

/**
 * The actions report cases can take on published drivers: an administrator corrects or retires one in the
 * driver database.
 */
export const reportedSubjects: Record<'driver', SubjectOf> = {
  driver: {
    load: async (id) => {
      const driver = await findDriver(id)
      return driver?.state === 'published'
        ? {
            title: driverName(driver),
            text: sheetText(driver),
            href: driverPath(driver),
            authorId: driver.ownerId,
            changedAt: driver.updatedAt,
          }
        : undefined
    },
    // Everyone designs with it, so no weight of reports hides a driver.
    setHidden: async () => [],
    remove: async (id, reason, now, firstReportAt) => {
      const driver = await findDriver(id)
      if (!driver) return []
      if (driver.state === 'published' && driver.updatedAt <= firstReportAt)
        throw new AppError(
          'conflict',
          'not_corrected',
          'Correct or retire this driver first. Then you can say that the reports are right.',
        )
      const { ownerId } = driver
      return ownerId
        ? notify(
            {
              kind: 'driver_decided',
              userId: ownerId,
              type: 'info',
              title: `Your driver was ${driver.state === 'published' ? 'corrected' : 'retired'}`,
              message: `${driverName(driver)}: ${reason}`,
            },
            now,
          )
        : []
    },
  },
}
