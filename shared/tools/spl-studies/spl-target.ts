import { levelWaterfall, wattsFor } from '#shared/tools/acoustics/level-waterfall.ts'
import { levelInputs, levelOfSwept } from './spl-level.ts'
import type { SplSystem } from './spl-study.ts'

export type SplTarget = {
  /** All drivers together, W; undefined where the heat of the coils takes what more power would add. */
  watts: number | undefined
  /**
   * The volume all cones together must sweep one way, m³; undefined if the volume of the cabin is not known.
   */
  swept: number | undefined
  /** The travel of each cone for that, m; undefined without its area. */
  travel: number | undefined
}

const mostWatts = 1e6
const halvings = 60

/** Returns what a level requires of a system: power, and air to move. */
export function splTarget(system: SplSystem, target: number, hz: number): SplTarget {
  const swept = sweptFor(system, target, hz)
  const { sd, drivers } = system
  return {
    watts: powerFor(system, target, hz),
    swept,
    travel: swept === undefined || sd === undefined ? undefined : swept / (sd * drivers),
  }
}

function powerFor(system: SplSystem, target: number, hz: number): number | undefined {
  if (system.heat.kind !== 'coil') return wattsFor(target, levelInputs(system, hz))
  const levelOf = (watts: number) => levelWaterfall(levelInputs(system, hz, watts)).level
  if (levelOf(mostWatts) < target) return undefined
  let [low, high] = [1e-6, mostWatts]
  for (let step = 0; step < halvings; step++) {
    const middle = Math.sqrt(low * high)
    if (levelOf(middle) < target) low = middle
    else high = middle
  }
  return high
}

/** The pressure rises with the air that is moved. */
function sweptFor(system: SplSystem, target: number, hz: number): number | undefined {
  const one = levelOfSwept(system, 1, hz)
  return one === undefined ? undefined : 10 ** ((target - one) / 20)
}
