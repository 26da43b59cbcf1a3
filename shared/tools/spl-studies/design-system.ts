import { type AcousticsRefusal, isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { gapRefusal } from '#shared/tools/acoustics/box-advice.ts'
import { newCurves } from '#shared/tools/acoustics/curves.ts'
import { driverFigures } from '#shared/tools/acoustics/driver-figures.ts'
import { gridOf } from '#shared/tools/acoustics/log-grid.ts'
import { referencePressure } from '#shared/tools/acoustics/reference-pressure.ts'
import { sweep } from '#shared/tools/acoustics/sweep.ts'
import { airOf, engineDesign } from '#shared/tools/subwoofer-designs/engine-design.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { bandHz } from './band.ts'
import type { SplSystem } from './spl-study.ts'

/** The part of a design that a system takes over. */
export type DesignPart = Pick<
  SplSystem,
  | 'sensitivity'
  | 'drivers'
  | 'watts'
  | 'wattsOf'
  | 'box'
  | 'cabin'
  | 'distance'
  | 'sd'
  | 'xmax'
  | 'ratedWatts'
>

type Source = { name: string; projectId?: Extract<SplSystem['box'], { kind: 'curve' }>['projectId'] }

const hundredth = (value: number) => Number(value.toFixed(2))

/**
 * A design of the subwoofer designer as a system: its drivers, its power into their coils, its cabin, and the effect of
 * its box at each frequency. Filters, inductance and cables are part of the box; the heat of the coils is its own term.
 */
export function designSystem(saved: SavedDesign, source: Source): DesignPart | AcousticsRefusal {
  const engine = engineDesign(saved)
  if (isRefusal(engine)) return engine
  const { design } = engine
  const { driver, drive } = design
  const air = airOf(saved.air)
  const drivers = saved.driver.series * saved.driver.strings
  const watts = (drive.watts * drive.ohms) / driver.re
  const whole = driverFigures(driver, air).splAtOneWatt
  const curves = newCurves(bandHz.length)
  sweep({ ...design, coilRise: undefined }, gridOf(bandHz), curves)
  const gap = gapRefusal(curves)
  if (gap) return gap

  const [gains, reach] = [[] as number[], [] as number[]]
  for (const [at, hz] of bandHz.entries()) {
    const level = curves.spl[at] as number
    gains.push(hundredth(level - whole - 10 * Math.log10(watts)))
    const pressure = Math.SQRT2 * referencePressure * 10 ** (level / 20)
    const moved = (2 * Math.PI * pressure) / (air.density * (2 * Math.PI * hz) ** 2)
    reach.push(hundredth(20 * Math.log10(moved / (driver.sd * (curves.excursion[at] as number)))))
  }
  return {
    sensitivity: hundredth(whole - 10 * Math.log10(drivers)),
    drivers,
    watts: Number(watts.toPrecision(6)),
    wattsOf: 'all',
    box: { kind: 'curve', ...source, gains, reach },
    cabin: saved.cabin,
    distance: 1,
    sd: driver.sd / drivers,
    xmax: driver.xmax,
    ratedWatts: driver.pe === undefined ? undefined : driver.pe / drivers,
  }
}
