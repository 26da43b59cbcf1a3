import { foldedKey } from '#shared/platform/words/folded-key.ts'
import type { DriverFields } from './driver.ts'

type Named = Pick<DriverFields, 'brand' | 'model'>

/**
 * Returns the name a driver is listed and found by: two that differ only in accents, capitals and signs are
 * the same.
 */
export const foldedName = ({ brand, model }: Named): string => `${foldedKey(brand)}#${foldedKey(model)}`

export const driverName = ({ brand, model }: Named): string => `${brand} ${model}`

/** The name of a driver as the name of a part, which is shorter. It ends with no half character. */
export function partNameOf(driver: Named): string {
  const cut = driverName(driver).slice(0, 60)
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim()
}
