import type { ClassTie } from '#shared/rules/rulebooks/competition-format.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import { compareScores } from '#shared/rules/scores/compare-scores.ts'
import type { Score } from '#shared/rules/scores/score.ts'
import { closeCall, showHundredths, showScore } from '#shared/rules/scores/show-score.ts'
import type { TieDecision } from './competition-class.ts'

/**
 * The scores of an entry. Without a score there is no place: absent, withdrawn, disqualified, or not judged.
 */
export type Scored = {
  entryId: string
  score?: Score | undefined
  isZero: boolean
  /** Every run as it counts, the best first. */
  bestFirst?: readonly number[]
  /** The panel’s scores for each section, in the order of the rubric. */
  sections?: readonly (Score & { name: string })[]
}

export type Placed<T extends Scored = Scored> = T & {
  place?: number
  /** True if others have the same place. */
  isShared: boolean
  /** The reason it is ahead of the next, if the scores do not show it. */
  tieReason?: string
}

type Rules = { ties: readonly ClassTie[]; decisions: readonly TieDecision[]; betterIs: BetterIs }

/** Compares by this step: below zero if the first is ahead, and why. */
type Step = (one: Scored, other: Scored, rules: Rules) => { order: number; reason: string }

const equal = { order: 0, reason: '' }

const secondBestRun: Step = (one, other, { betterIs }) => {
  const [a, b] = [one.bestFirst?.[1], other.bestFirst?.[1]]
  if (a === b) return equal
  // No second run loses to any, also to one that counts as zero.
  if (a === undefined || b === undefined)
    return { order: a === undefined ? 1 : -1, reason: `second run ${showHundredths(a ?? b ?? 0)} to none` }
  return {
    order: betterIs === 'more' ? b - a : a - b,
    reason: `second run ${[a, b].map(showHundredths).join(' to ')}`,
  }
}

const sectionTotals: Step = (one, other) => {
  for (const [at, section] of (one.sections ?? []).entries()) {
    const against = other.sections?.[at]
    const order = against ? compareScores(section, against) : -1
    if (order !== 0)
      return {
        order,
        reason: `${section.name} ${showScore(section)} to ${against ? showScore(against) : 'none'}`,
      }
  }
  return equal
}

const decided =
  (step: TieDecision['step']): Step =>
  (one, other, { decisions }) => {
    // The last decision on the two counts.
    const found = decisions.findLast(
      (of) =>
        of.step === step &&
        [one, other].every(({ entryId }) => (of.order as readonly string[]).includes(entryId)),
    )
    if (!found) return equal
    const at = ({ entryId }: Scored) => (found.order as readonly string[]).indexOf(entryId)
    const words = step === 'run_off' ? 'run-off' : 'head judge'
    return { order: at(one) - at(other), reason: `${words}: ${found.text}` }
  }

const steps: Record<ClassTie, Step> = {
  second_best_run: secondBestRun,
  section_totals: sectionTotals,
  run_off: decided('run_off'),
  head_judge_decision: decided('head_judge_decision'),
}

function compare(one: Scored, other: Scored, rules: Rules): { order: number; reason?: string | undefined } {
  if (!one.score || !other.score) return { order: (one.score ? -1 : 0) + (other.score ? 1 : 0) }
  if (one.isZero || other.isZero) return { order: Number(one.isZero) - Number(other.isZero) }
  const order = compareScores(one.score, other.score, rules.betterIs)
  if (order !== 0) return { order, reason: closeCall(one.score, other.score) }
  for (const tie of rules.ties) {
    const step = steps[tie](one, other, rules)
    if (step.order !== 0) return step
  }
  return { order: 0 }
}

/**
 * True if a decision covers everyone whom scores and sheets leave equal: a later entry may have joined them.
 */
function isWhole({ order }: TieDecision, entries: readonly Scored[], rules: Rules): boolean {
  const measured = { ...rules, decisions: [] }
  const named: readonly string[] = order
  const first = entries.find(({ entryId }) => entryId === named[0])
  const equals = first ? entries.filter((one) => one.score && compare(one, first, measured).order === 0) : []
  return equals.length === named.length && equals.every(({ entryId }) => named.includes(entryId))
}

/**
 * The places of a class: equal scores go through the ties of the rulebook in their order, remaining ties are shared,
 * and the next places are skipped. Zeros are last and share their place; an entry without a score has none.
 */
export function classPlaces<T extends Scored>(entries: readonly T[], rules: Rules): Placed<T>[] {
  const whole = { ...rules, decisions: rules.decisions.filter((one) => isWhole(one, entries, rules)) }
  const sorted = entries
    .toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1))
    .toSorted((a, b) => compare(a, b, whole).order)
  let place = 0
  return sorted.map((one, at) => {
    const before = sorted[at - 1]
    const next = sorted[at + 1]
    const isTied = (other: T | undefined) =>
      other?.score !== undefined && one.score !== undefined && compare(one, other, whole).order === 0
    if (!isTied(before)) place = at + 1
    const reason = next && one.score ? compare(one, next, whole).reason : undefined
    return {
      ...one,
      ...(one.score && { place }),
      isShared: isTied(before) || isTied(next),
      ...(reason && { tieReason: reason }),
    }
  })
}

/** The first place that a run-off or the head judge has to decide, or undefined. Zeros share theirs. */
export const openTie = (placed: readonly Placed[], ties: readonly ClassTie[]): number | undefined =>
  ties.includes('run_off') || ties.includes('head_judge_decision')
    ? placed.find(({ isShared, isZero }) => isShared && !isZero)?.place
    : undefined

/**
 * Explains why an order cannot break a tie by hand; undefined if it can: it names all who share the place,
 * each once.
 */
export function tieDecisionRefusal(placed: readonly Placed[], order: readonly string[]): string | undefined {
  const place = placed.find(({ entryId, isShared }) => isShared && entryId === order[0])?.place
  const sharing = placed.filter((one) => place !== undefined && one.place === place)
  const isWhole =
    sharing.length > 1 &&
    sharing.length === order.length &&
    sharing.every(({ entryId }) => order.includes(entryId))
  return isWhole ? undefined : 'List everyone who shares the place.'
}
