import { meterScore, type Score } from '#shared/rules/scores/score.ts'
import { halfUp } from '#shared/rules/scores/show-score.ts'
import type { RunRules } from './kept-of.ts'
import type { Run } from './run.ts'

type Counted = Pick<Run, 'runNo' | 'revision' | 'keptHundredths' | 'bonusHundredths' | 'voidedBy'>

export type RunScore = {
  score: Score
  /** True if it counts for nothing: it is last and earns no points, unlike an entry that did not run. */
  isZero: boolean
  /** Every run as it counts, the best first. */
  bestFirst: number[]
}

/** The runs that are used, each in its last revision, in order. One that the head judge voided is not used. */
export function usedRuns<T extends Counted>(runs: readonly T[]): T[] {
  const last = new Map<number, T>()
  for (const run of runs) if (run.revision >= (last.get(run.runNo)?.revision ?? 0)) last.set(run.runNo, run)
  return [...last.values()]
    .filter(({ voidedBy }) => voidedBy === undefined)
    .toSorted((a, b) => a.runNo - b.runNo)
}

/**
 * The score of an entry by its runs; undefined while one is missing. Formats that add or average need all of their runs,
 * because a run that is missing is not zero.
 */
export function runScore(
  runs: readonly Counted[],
  { format, ceilingHundredths = 0 }: Omit<RunRules, 'violations'>,
): RunScore | undefined {
  const used = usedRuns(runs)
  const needed = format.counts === 'sum' || format.counts === 'average' ? format.runs : 1
  if (used.length < needed) return undefined
  const isAimed = format.kind === 'spl_target' && format.betterIs === 'less'
  const values = used.map(({ keptHundredths, bonusHundredths }) => {
    const counts = keptHundredths + bonusHundredths
    return isAimed ? Math.abs(ceilingHundredths - counts) : counts
  })
  const bestFirst = values.toSorted((a, b) => (format.betterIs === 'more' ? b - a : a - b))
  const sum = values.reduce((one, other) => one + other, 0)
  const counted = {
    best: bestFirst[0] ?? 0,
    last: values.at(-1) ?? 0,
    sum,
    average: halfUp(sum, values.length),
  }[format.counts]
  const deciding = format.counts === 'last' ? used.slice(-1) : used
  const isZero = deciding.every(({ keptHundredths }) => keptHundredths === 0)
  return { score: meterScore(counted), isZero, bestFirst }
}
