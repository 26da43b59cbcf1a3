import type { BoardDecision } from '#shared/competitions/competitions/board.ts'
import type { Protest } from './protest.ts'

/** The most that fit on a board beside its places. */
const most = 50

/**
 * Returns what everyone may read of the protests of a class: the outcomes of those that were decided, the
 * latest first. The person who filed one and their text are left out.
 */
export const publicDecisions = (protests: readonly Protest[]): BoardDecision[] =>
  protests
    .flatMap(({ revision, status, publicDecision, decidedAt }) =>
      (status === 'upheld' || status === 'denied') && publicDecision && decidedAt
        ? [{ revision, outcome: status, sentence: publicDecision, at: decidedAt }]
        : [],
    )
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, most)
