import { type AcousticsRefusal, isRefusal } from '#shared/acoustics/acoustics-refusal.ts'
import { type CurveFigures, curveFigures } from '#shared/acoustics/curve-figures.ts'
import { type Curves, newCurves } from '#shared/acoustics/curves.ts'
import { logGrid } from '#shared/acoustics/log-grid.ts'
import { sweep } from '#shared/acoustics/sweep.ts'
import { type EngineDesign, engineDesign } from '#shared/subwoofer-designs/engine-design.ts'
import type { SavedDesign } from '#shared/subwoofer-designs/saved-design.ts'

const points = 600

/** What all charts are drawn over. */
export const range = { fromHz: 10, toHz: 200 } as const
export const grid = logGrid(range.fromHz, range.toHz, points)

/** A design with its curves. They are written again with each change, so nothing may keep their numbers. */
export type ComputedDesign = {
  saved: SavedDesign
  engine: EngineDesign | AcousticsRefusal
  /** From the last state that could be computed, while `engine` is a refusal. */
  curves: Curves
  figures: CurveFigures
}

/** Computes a design into the curves of its place, which are made at the first time. */
export function computeDesign(saved: SavedDesign, before: ComputedDesign | undefined): ComputedDesign {
  const curves = before?.curves ?? newCurves(points)
  const engine = engineDesign(saved)
  if (isRefusal(engine)) {
    if (!before) for (const values of numbersOf(curves)) values.fill(Number.NaN)
    return { saved, engine, curves, figures: before?.figures ?? curveFigures(curves, grid.hz) }
  }
  sweep(engine.design, grid, curves)
  return { saved, engine, curves, figures: curveFigures(curves, grid.hz) }
}

const numbersOf = (curves: Curves) =>
  Object.values(curves).filter(
    (values): values is Float64Array<ArrayBuffer> => values instanceof Float64Array,
  )
