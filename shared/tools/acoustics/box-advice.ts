import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'
import { type Air, standardAir } from './air.ts'
import type { Box, Losses } from './box.ts'
import type { Curves } from './curves.ts'
import type { Driver } from './driver.ts'
import type { Filter } from './filter.ts'

/** The fillings of a chamber, by absorption, and the volume each seems to have over its own: our values. */
export const fills = {
  none: { qa: 100, volume: 1 },
  lined: { qa: 50, volume: 1 },
  stuffed: { qa: 10, volume: 1.1 },
} as const

/** The losses of a well-built box (Small 1973: QL is 5 to 10, and falls with size). */
export const usualLosses: Losses = { ql: 7, qa: fills.none.qa }

/** The box that the efficiency bandwidth product asks for; between 50 and 100 Hz both work. */
export function boxForEbp(ebp: number): 'sealed' | 'vented' | 'either' {
  if (ebp < 50) return 'sealed'
  return ebp > 100 ? 'vented' : 'either'
}

/**
 * Returns the frequency at which standing waves start in a box, given its longest inner side in m, Hz: above
 * it the model does not hold.
 */
export const modelLimit = (longestSide: number, { speed }: Air = standardAir): number =>
  speed / (6 * longestSide)

/** The filter that keeps a vented cone from flapping below its tuning. */
export const subsonicFor = (tuning: number): Filter => ({
  kind: 'butterworth',
  pass: 'high',
  order: 4,
  corner: 0.85 * tuning,
})

/** True if the cone has no air behind it below tuning and nothing keeps the lows from it. */
export function lacksSubsonic(box: Pick<Box, 'kind'>, filters: readonly Filter[]): boolean {
  const unloads = box.kind !== 'sealed' && box.kind !== 'passive_radiator'
  return unloads && !filters.some((filter) => 'pass' in filter && filter.pass === 'high')
}

/** Audible from here on, s: one and a half periods (ours). */
export const audibleDelay = (hz: number): number => 1.5 / hz

/** Explains why there is no curve of the loudest level; undefined if there is one. */
export const limitsRefusal = ({ xmax, pe }: Pick<Driver, 'xmax' | 'pe'>): AcousticsRefusal | undefined =>
  xmax === undefined && pe === undefined ? acousticsRefusal('limits_unknown') : undefined

/** The sentence about the first gap in the curves, or undefined where there is none. */
export const gapRefusal = ({ undefinedAt }: Pick<Curves, 'undefinedAt'>): AcousticsRefusal | undefined =>
  undefinedAt === undefined
    ? undefined
    : acousticsRefusal('point_undefined', { hz: Number(undefinedAt.toPrecision(3)) })
