import { fold } from '#shared/platform/words/fold.ts'
import type { DriverFields } from '#shared/tools/drivers/driver.ts'

type Named = Pick<DriverFields, 'brand' | 'model' | 'sizeIn'>

/** The drivers in whose brand and model each typed word is; a size such as 12 is found in the size, too. */
export function foundDrivers<Driver extends Named>(drivers: readonly Driver[], typed: string): Driver[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return drivers.filter((driver) => {
    const name = fold(`${driver.brand} ${driver.model}`)
    return words.every((word) => name.includes(word) || String(driver.sizeIn) === word.replace(/"|in$/g, ''))
  })
}
