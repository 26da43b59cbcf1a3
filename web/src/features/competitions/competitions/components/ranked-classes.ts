import { unitOf } from '#shared/competitions/competitions/board-words.ts'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import { compareScores } from '#shared/rules/scores/compare-scores.ts'

/** The classes that have begun, the busiest of those that show places first: it is the one that most came for. */
export function begunClasses(items: readonly ClassCard[]): ClassCard[] {
  const begun = items.filter(({ state }) => state !== 'planned' && state !== 'void')
  const busiest = begun
    .filter(({ top }) => top.length > 0)
    .toSorted((one, other) => other.entries - one.entries)
    .at(0)
  return busiest ? [busiest, ...begun.filter((card) => card !== busiest)] : begun
}

/** The class whose leader is the loudest, if any is measured: the number of the day. */
export function loudestClass(items: readonly ClassCard[]): ClassCard | undefined {
  const loud = items.filter(
    ({ kind, top }) => unitOf(kind) === 'dB' && kind !== 'spl_target' && top[0]?.score,
  )
  return loud.toSorted((one, other) => {
    const [a, b] = [one.top[0]?.score, other.top[0]?.score]
    return a && b ? compareScores(a, b) : 0
  })[0]
}
