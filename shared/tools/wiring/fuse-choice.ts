import { type AmpacityRules, ampacity, standardAmpacity } from './ampacity.ts'
import { type Awg, awgGauges } from './awg.ts'
import { type Cable, cableName } from './cable.ts'
import { type ElectricalRefusal, electricalRefusal } from './electrical-refusal.ts'

/** The ratings that fuses come in, A. */
export const fuseRatings: readonly number[] = [
  5, 7.5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 125, 150, 175, 200, 225, 250, 300, 350, 400,
]

/**
 * The size of a fuse relative to its load: a sum of fuses already has room, a continuous current has none
 * (ABYC E-11).
 */
export const fuseFactors = { amplifier_fuses: 1, continuous: 1.25 } as const

export type FuseNeed = {
  /** A. */
  load: number
  loadKind: keyof typeof fuseFactors
  /** Every cable after the fuse; the weakest decides. */
  cables: readonly Cable[]
  ampacity?: AmpacityRules | undefined
  ratings?: readonly number[] | undefined
}

export type FuseChoice = {
  /** The smallest rating that holds the load, A. */
  fuse: number
  /** The cable that carries least, and what it carries, A. */
  weakest: Cable
  carries: number
  /** The thinnest gauge of the same material that this fuse protects. */
  thinnest: Awg | undefined
  /** Set when the fuse does not protect the cable: this blocks. */
  blocked?: ElectricalRefusal
}

/** The fuse for a load, and whether it protects the cables after it. Each of parallel cables has its own such fuse. */
export function fuseChoice(need: FuseNeed): FuseChoice | ElectricalRefusal {
  const { load, loadKind, cables, ampacity: rules = standardAmpacity, ratings = fuseRatings } = need
  const least = load * fuseFactors[loadKind]
  const fuse = ratings.find((rating) => rating >= least - 1e-9)
  if (fuse === undefined) return electricalRefusal('no_fuse_rating', { load: least })

  const weakest = cables.reduce((one, other) => (ampacity(other, rules) < ampacity(one, rules) ? other : one))
  const carries = ampacity(weakest, rules)
  const thinnest = awgGauges.find(
    (awg) => ampacity({ size: { awg }, material: weakest.material }, rules) >= fuse,
  )
  const blocked = fuseRefusal(fuse, weakest, rules)
  return { fuse, weakest, carries, thinnest, ...(blocked && { blocked }) }
}

/** Explains why a fuse of this many amperes does not protect a cable. */
export function fuseRefusal(
  fuse: number,
  cable: Cable,
  rules: AmpacityRules = standardAmpacity,
): ElectricalRefusal | undefined {
  const carried = ampacity(cable, rules)
  if (fuse <= carried) return undefined
  return electricalRefusal('fuse_above_cable', {
    fuse,
    gauge: cableName(cable.size),
    ampacity: Math.floor(carried),
  })
}
