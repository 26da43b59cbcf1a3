import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { curveFigures } from '#shared/tools/acoustics/curve-figures.ts'
import { newCurves } from '#shared/tools/acoustics/curves.ts'
import { logGrid } from '#shared/tools/acoustics/log-grid.ts'
import { sweep } from '#shared/tools/acoustics/sweep.ts'
import { designAdvice } from './design-advice.ts'
import { engineDesign } from './engine-design.ts'
import type { SavedDesign } from './saved-design.ts'

const points = 400

/** Explains why no one should begin with a design: what its own checks find wrong with it, or undefined. */
export function designDanger(saved: SavedDesign): string | undefined {
  const engine = engineDesign(saved)
  if (isRefusal(engine)) return engine.message
  const grid = logGrid(10, 200, points)
  const curves = newCurves(points)
  sweep(engine.design, grid, curves)
  const advised = { saved, engine, curves, figures: curveFigures(curves, grid.hz) }
  const shown = {
    length: (meters: number) => `${Math.round(meters * 1000)} mm`,
    velocity: (speed: number) => `${speed.toFixed(1)} m/s`,
  }
  return designAdvice(advised, shown).find(({ tone }) => tone === 'danger')?.sentence
}
