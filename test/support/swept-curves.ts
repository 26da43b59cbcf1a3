import { type Curves, newCurves } from '#shared/tools/acoustics/curves.ts'
import type { Design } from '#shared/tools/acoustics/design.ts'
import type { Driver } from '#shared/tools/acoustics/driver.ts'
import { type Grid, gridOf } from '#shared/tools/acoustics/log-grid.ts'
import { sweep } from '#shared/tools/acoustics/sweep.ts'

/** The curves of a driver in a box for a power into its coil, W. */
export function sweptCurves(
  driver: Driver,
  box: Design['box'],
  at: Grid | readonly number[],
  { watts = 1, ...more }: Partial<Omit<Design, 'driver' | 'box' | 'drive'>> & { watts?: number } = {},
): Curves {
  const grid = 'omega' in at ? at : gridOf(at)
  const curves = newCurves(grid.hz.length)
  sweep({ driver, box, drive: { watts, ohms: driver.re }, ...more }, grid, curves)
  return curves
}
