import type { BoardDecision } from '#shared/competitions/board.ts'
import type { Protest } from './protest.ts'

/** What fits on a board beside its places. */
const most = 50

/**
 * What everyone may read of the protests of a class: how those that were decided came out, the latest first. Who filed
 * one and what they wrote is not part of it.
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
