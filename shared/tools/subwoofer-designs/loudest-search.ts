import { type AcousticsRefusal, isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { LoudestBox } from './loudest-box.ts'
import type { LoudestGoal } from './loudest-goal.ts'
import { loudestTrial } from './loudest-trial.ts'
import { nelderMead } from './nelder-mead.ts'
import type { SavedDesign } from './saved-design.ts'

/** Boxes by net air across and tuning up, and the loudest of all. */
export type LoudestMap = {
  volumes: readonly number[]
  tunings: readonly number[]
  /** Row by row, lowest tuning first; undefined where nothing can be built within the limits. */
  cells: readonly (LoudestBox | undefined)[]
  /** The loudest one, as it is built; undefined where none fits. */
  best: LoudestBox | undefined
}

export const mapSide = 40
const starts = 5
const rounds = 60

const spread = (from: number, to: number): number[] =>
  Array.from({ length: mapSide }, (_, at) => from * (to / from) ** (at / (mapSide - 1)))

type Trial = Exclude<ReturnType<typeof loudestTrial>, AcousticsRefusal>

/**
 * Searches the loudest vented box for a goal: every box of a coarse map, then downhill from the best five. It yields
 * between its parts, so that a newer search can take its place.
 */
export function* loudestSearch(
  saved: SavedDesign,
  goal: LoudestGoal,
): Generator<void, LoudestMap | AcousticsRefusal> {
  const trial = loudestTrial(saved, goal)
  if (isRefusal(trial)) return trial
  const volumes = spread(Math.max(0.003, 0.15 * goal.volume), goal.volume)
  const tunings = spread(Math.max(12, 0.6 * goal.hz), Math.min(150, 1.6 * goal.hz))
  const cells: (LoudestBox | undefined)[] = []
  for (const tuning of tunings) {
    for (const volume of volumes) cells.push(trial.best(volume, tuning))
    yield
  }
  let best: LoudestBox | undefined
  for (const start of bestStarts(cells)) {
    const found = refined(trial, start)
    if (!best || found.level > best.level) best = found
    yield
  }
  return { volumes, tunings, cells, best }
}

/** The loudest cells, none beside another: five neighbors would all walk to the same place. */
function bestStarts(cells: readonly (LoudestBox | undefined)[]): LoudestBox[] {
  const byLevel = cells
    .flatMap((box, at) => (box ? [{ box, row: Math.floor(at / mapSide), column: at % mapSide }] : []))
    .sort((one, other) => other.box.level - one.box.level)
  const kept: typeof byLevel = []
  for (const one of byLevel) {
    if (kept.length === starts) break
    const isNear = kept.some(
      ({ row, column }) => Math.abs(row - one.row) <= 2 && Math.abs(column - one.column) <= 2,
    )
    if (!isNear) kept.push(one)
  }
  return kept.map(({ box }) => box)
}

/** The loudest box downhill of one, in figures that can be built; the one itself where none is louder. */
function refined(trial: Trial, start: LoudestBox): LoudestBox {
  const of = (at: readonly number[]) => {
    const [volume, tuning, size] = at.map(Math.exp) as [number, number, number]
    return { volume, tuning, size }
  }
  const { at } = nelderMead({
    cost: (place) => -(trial.at(of(place))?.level ?? Number.NEGATIVE_INFINITY),
    start: [start.volume, start.tuning, start.size].map(Math.log),
    steps: [-0.05, 0.03, -0.05],
    rounds,
  })
  const { volume, tuning, size } = of(at)
  const built = (round: (value: number) => number) =>
    trial.at({
      volume: Math.floor(volume * 1e4) / 1e4,
      tuning: Math.round(tuning * 10) / 10,
      size: round(size * 1000) / 1000,
    })
  return [built(Math.ceil), built(Math.floor), start].reduce<LoudestBox>(
    (best, one) => (one && one.level > best.level ? one : best),
    start,
  )
}

/** The smallest box of a map that is less than so many dB under the loudest. */
export function smallestWithin({ cells, best }: LoudestMap, decibels: number): LoudestBox | undefined {
  if (!best) return undefined
  return cells.reduce<LoudestBox | undefined>(
    (least, box) =>
      box && box.level >= best.level - decibels && (!least || box.air < least.air) ? box : least,
    undefined,
  )
}
