import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { curveFigures } from '#shared/tools/acoustics/curve-figures.ts'
import { newCurves } from '#shared/tools/acoustics/curves.ts'
import { logGrid } from '#shared/tools/acoustics/log-grid.ts'
import { sweep } from '#shared/tools/acoustics/sweep.ts'
import { designAdvice } from '#shared/tools/subwoofer-designs/design-advice.ts'
import { engineDesign } from '#shared/tools/subwoofer-designs/engine-design.ts'
import type { SavedBox, SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'

/** The twelve of the worked numbers. */
export const workedTwelve = {
  fs: 28,
  qes: 0.52,
  qms: 5.2,
  vas: 0.072,
  re: 3.4,
  le: 0,
  sd: 0.048,
  xmax: 0.014,
  pe: 500,
}

/** A design of it in a box, in half space. */
export const designWith = (box: Partial<SavedBox>, more: Partial<SavedDesign> = {}): SavedDesign => ({
  ...startingDesign,
  driver: { ...startingDesign.driver, values: workedTwelve },
  box: { ...startingDesign.box, ...box },
  signal: { ...startingDesign.signal, watts: 500, filters: [] },
  cabin: { kind: 'none' },
  ...more,
})

export const chamber = (litres: number) => ({ ...startingDesign.box.rear, volume: litres / 1000 })

/** Computes the curves of a saved design. */
export function computed(saved: SavedDesign) {
  const engine = engineDesign(saved)
  const curves = newCurves(1000)
  const { hz } = logGrid(10, 200, 1000)
  if (isRefusal(engine)) throw new Error(engine.message)
  sweep(engine.design, logGrid(10, 200, 1000), curves)
  return { saved, engine, curves, hz, figures: curveFigures(curves, hz) }
}

export const adviceOn = (saved: SavedDesign) =>
  designAdvice(computed(saved), {
    length: (metres) => `${Math.round(metres * 1000)} mm`,
    velocity: (mps) => `${mps.toFixed(1)} m/s`,
  })
