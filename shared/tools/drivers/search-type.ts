import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { Driver } from './driver.ts'
import { driverName } from './driver-name.ts'
import { driverPath } from './driver-path.ts'
import { sheetValues } from './sheet-values.ts'

export const searchType: NounSearchType<Driver> = {
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
}

/**
 * Summarizes what tells drivers apart at a glance; listing all values would make every driver an answer to
 * “re”.
 */
function summaryOf({ sizeIn, values: { fs, vas, pe } }: Driver): string {
  const values = sheetValues({ values: { fs, vas, pe } }).map(([name, value]) => `${name} ${value}`)
  return [`${sizeIn} in subwoofer`, ...values].join(', ')
}
