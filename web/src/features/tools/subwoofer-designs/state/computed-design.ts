import { type AcousticsRefusal, isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { type CurveFigures, curveFigures } from '#shared/tools/acoustics/curve-figures.ts'
import { type Curves, newCurves } from '#shared/tools/acoustics/curves.ts'
import { logGrid } from '#shared/tools/acoustics/log-grid.ts'
import { sweep } from '#shared/tools/acoustics/sweep.ts'
import { type EngineDesign, engineDesign } from '#shared/tools/subwoofer-designs/engine-design.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'

const points = 1000

/** The frequency range of all curves. */
const range = { fromHz: 10, toHz: 500 } as const
export const grid = logGrid(range.fromHz, range.toHz, points)

/** The place of the grid that is nearest to a frequency. */
export const placeOf = (hz: number): number =>
  Math.round(((points - 1) * Math.log(hz / range.fromHz)) / Math.log(range.toHz / range.fromHz))

/**
 * The range in which a subwoofer plays: charts open with it, and figures cover it. Higher frequencies are
 * only for looking.
 */
export const usualLast = placeOf(200)
const usualHz = grid.hz.subarray(0, usualLast + 1)

/** A design with its curves. They are written again with each change, so nothing may keep their numbers. */
export type ComputedDesign = {
  saved: SavedDesign
  engine: EngineDesign | AcousticsRefusal
  /**
   * While `engine` is a refusal, those of the last state that could be computed, if it had the same driver and none of its
   * values is missing; otherwise there are none.
   */
  curves: Curves
  figures: CurveFigures
}

/** Computes a design into the curves of its place, which are made at the first time. */
export function computeDesign(saved: SavedDesign, before: ComputedDesign | undefined): ComputedDesign {
  const curves = before?.curves ?? newCurves(points)
  const engine = engineDesign(saved)
  if (isRefusal(engine)) {
    if (before && engine.code !== 'driver_incomplete' && isSameDriver(before.saved, saved))
      return { saved, engine, curves, figures: before.figures }
    for (const values of numbersOf(curves)) values.fill(Number.NaN)
    curves.undefinedAt = undefined
    return { saved, engine, curves, figures: curveFigures(curves, usualHz) }
  }
  sweep(engine.design, grid, curves)
  return { saved, engine, curves, figures: curveFigures(curves, usualHz) }
}

const isSameDriver = ({ driver: one }: SavedDesign, { driver: other }: SavedDesign) =>
  one.name === other.name && one.driverId === other.driverId

const numbersOf = (curves: Curves) =>
  Object.values(curves).filter(
    (values): values is Float64Array<ArrayBuffer> => values instanceof Float64Array,
  )
