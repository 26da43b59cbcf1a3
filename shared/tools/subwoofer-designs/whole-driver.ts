import { type AcousticsRefusal, isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { Air } from '#shared/tools/acoustics/air.ts'
import { combinedDrivers } from '#shared/tools/acoustics/combined-drivers.ts'
import { type CompletedDriver, completeDriver } from '#shared/tools/acoustics/complete-driver.ts'
import type { Driver } from '#shared/tools/acoustics/driver.ts'
import { isobaricPair } from '#shared/tools/acoustics/isobaric-pair.ts'
import { rewiredCoils } from '#shared/tools/acoustics/rewired-coils.ts'
import type { SavedDriver } from './saved-design.ts'

export type WholeDriver = {
  completed: CompletedDriver
  /** One driver with its coils as they are wired. */
  one: Driver
  /** All of the box, as one. */
  all: Driver
  count: number
}

/** The drivers of a design as the one that they are together. */
export function wholeDriver(saved: SavedDriver, air: Air): WholeDriver | AcousticsRefusal {
  const completed = completeDriver(saved.values, air)
  if (isRefusal(completed)) return completed
  const { valuesFor, coils, series, strings } = saved
  const one = valuesFor === 'single' ? completed.driver : rewiredCoils(completed.driver, valuesFor, coils)
  const placed = saved.isobaric ? isobaricPair(one, 'parallel') : one
  return {
    completed,
    one,
    all: combinedDrivers(placed, { series, strings }),
    count: series * strings * (saved.isobaric ? 2 : 1),
  }
}
