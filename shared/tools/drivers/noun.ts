import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import { fieldNames } from '#shared/tools/subwoofer-designs/driver-field-names.ts'
import type { Driver } from './driver.ts'
import { driverName } from './driver-name.ts'
import { correctDriverPath, driverPath } from './driver-path.ts'
import { sheetValues } from './sheet-values.ts'

export const activityTypes = {
  driver_update: 'Driver database changed',
} as const satisfies ActivityTypes

export const notificationKinds = {
  // The member who asked to publish a driver waits for the answer: it always arrives.
  driver_decided: { category: 'support', stale: ['drivers'] },
} as const satisfies NotificationKinds

export const reportSubjects = {
  driver: {
    label: 'driver',
    hiddenByReports: false,
    facts: () => [...Object.values(fieldNames), 'Name or size', 'Coils', 'Mounting', 'Source'],
    correctAt: correctDriverPath,
  },
} as const satisfies ReportSubjects

export const searchType = {
  type: 'driver',
  document: (driver) =>
    driver.state === 'published'
      ? {
          id: driver.id,
          title: driverName(driver),
          description: summaryOf(driver),
          url: driverPath(driver),
        }
      : undefined,
} satisfies NounSearchType<Driver>

/**
 * Summarizes what tells drivers apart at a glance; listing all values would make every driver an answer to
 * “re”.
 */
function summaryOf({ sizeIn, values: { fs, vas, pe } }: Driver): string {
  const values = sheetValues({ values: { fs, vas, pe } }).map(([name, value]) => `${name} ${value}`)
  return [`${sizeIn} in subwoofer`, ...values].join(', ')
}
