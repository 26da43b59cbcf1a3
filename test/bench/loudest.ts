import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { goalOf, type LoudestGoal } from '#shared/tools/subwoofer-designs/loudest-goal.ts'
import { loudestSearch } from '#shared/tools/subwoofer-designs/loudest-search.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { atMost, type Bench, known } from './figure.ts'
import { median } from './statistics.ts'

const rounds = 15
const roundsToWarm = 5

/** The search of the loudest box for a note, and for music from there up. */
export const loudest: Bench = async () => {
  const goal = goalOf(startingDesign)
  const { best } = searched(goal)
  return [
    atMost('loudest box for a note', time(goal), 300, 'ms'),
    atMost('loudest box for music', time({ ...goal, held: 'music' }), 300, 'ms'),
    known('its level', best?.level ?? Number.NaN, 'dB'),
  ]
}

function searched(goal: LoudestGoal) {
  const search = loudestSearch(startingDesign, goal)
  let step = search.next()
  while (!step.done) step = search.next()
  if (isRefusal(step.value)) throw new Error(step.value.message)
  return step.value
}

function time(goal: LoudestGoal): number {
  const times: number[] = []
  for (let round = 0; round < rounds + roundsToWarm; round++) {
    const start = performance.now()
    searched(goal)
    if (round >= roundsToWarm) times.push(performance.now() - start)
  }
  return median(times)
}
