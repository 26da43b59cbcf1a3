import type { MatchMeasured } from '#shared/competitions/brackets/bracket.ts'
import { measuredRefusal } from '#shared/competitions/brackets/match-refusal.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import {
  emptyPad,
  type LaneKey,
  type LanePad,
  pressKey,
} from '#web/features/competitions/runs/lane/lane-pad.ts'
import type { LaneMatch, Side } from './fold-bracket.ts'

/** The keyed-in part of a match: the readings that are whole, and the one that is being keyed in. */
export type Readings = { side: 'a' | 'b'; pad: LanePad; measured: MatchMeasured }

export const noReadings: Readings = { side: 'a', pad: emptyPad, measured: {} }

const otherOf = { a: 'b', b: 'a' } as const

/** True when both sides have a reading and nothing more is keyed in. */
export const isComplete = ({ pad, measured }: Readings): boolean =>
  pad.db === '' && measured.a !== undefined && measured.b !== undefined

/** The readings after a key. Enter takes a reading and goes on to the side that has none. */
export function pressMatchKey(readings: Readings, key: LaneKey): Readings {
  const { side, pad, measured } = readings
  const other = otherOf[side]
  if (key === 'enter' && pad.db === '' && measured[side] !== undefined)
    return { side: measured[other] === undefined ? other : side, pad: emptyPad, measured }
  const { pad: next, keyed } = pressKey(pad, key, { needsHz: false })
  if (keyed) {
    const taken = { ...measured, [side]: keyed.measuredHundredths }
    return { side: taken[other] === undefined ? other : side, pad: next, measured: taken }
  }
  // A side that is keyed in again, or whose last digit is taken away, has no reading until Enter.
  const { [side]: _, ...rest } = measured
  return { side, pad: next, measured: key === 'enter' ? measured : rest }
}

export const chooseSide = (readings: Readings, side: 'a' | 'b'): Readings =>
  side === readings.side ? readings : { ...readings, side, pad: emptyPad }

export type Outcome = { winnerId: Side } | { tied: string }

/** Who won by both readings, by the rule of the server. `counts` says what of a reading counts. */
export function outcomeOf(
  { sides: [a, b] }: Pick<LaneMatch, 'sides'>,
  measured: MatchMeasured,
  counts: (measuredHundredths: number) => number,
  betterIs: BetterIs,
): Outcome {
  const refusal = measuredRefusal({ a, b }, a, measured, counts, betterIs)
  if (refusal?.code === 'match_tied') return { tied: refusal.message }
  return { winnerId: refusal ? b : a }
}
