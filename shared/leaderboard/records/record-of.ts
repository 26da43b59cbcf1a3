import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import { compareScores } from '#shared/rules/scores/compare-scores.ts'
import type { Score } from '#shared/rules/scores/score.ts'
import type { CompetitionRecord, RecordHolder } from './competition-record.ts'

type Result = Pick<
  CompetitionResult,
  'id' | 'competitorId' | 'guest' | 'score' | 'isZero' | 'eventOn' | 'status'
>
type Best = Pick<CompetitionRecord, 'score' | 'holders' | 'since' | 'resultId'>

const holder = ({ id, competitorId, guest, eventOn }: Result): RecordHolder => ({
  ...(competitorId ? { competitorId } : { guestName: guest?.name ?? '' }),
  resultId: id,
  on: eventOn,
})

/**
 * The record among results: the best score that is verified, with everyone who reached it, the first of them first. It is
 * made of what counts now, so that after a correction the next best holds it with its own date.
 */
export function recordOf(results: readonly Result[], betterIs: BetterIs = 'more'): Best | undefined {
  const [best, ...rest] = results
    .filter(({ status, isZero }) => status === 'verified' && !isZero)
    .toSorted(
      (a, b) =>
        compareScores(a.score, b.score, betterIs) ||
        a.eventOn.localeCompare(b.eventOn, 'en-US') ||
        (a.id < b.id ? -1 : 1),
    )
  if (!best) return undefined
  const equal = rest.filter(({ score }) => compareScores(score, best.score) === 0)
  const holders = [best, ...equal].map(holder)
  const names = holders.map(({ competitorId, guestName }) => competitorId ?? guestName)
  return {
    score: best.score,
    // A holder who reaches it again holds it since the first time.
    holders: holders.filter((_, at) => names.indexOf(names[at]) === at),
    since: best.eventOn,
    resultId: best.id,
  }
}

/** Compares a score with the record before it: a better one, the same again, or nothing new. */
export function recordNews(
  before: Score | undefined,
  score: Score,
  betterIs: BetterIs = 'more',
): 'record' | 'matched' | undefined {
  if (!before) return 'record'
  const order = compareScores(score, before, betterIs)
  if (order === 0) return 'matched'
  return order < 0 ? 'record' : undefined
}

/** Returns the mark of a result that beats or matches a record, before and after it is verified. */
export const recordMark = (
  news: 'record' | 'matched',
  { status }: Pick<CompetitionResult, 'status'>,
): string => {
  if (status !== 'verified') return 'A record, once verified.'
  return news === 'record' ? 'Record' : 'Record matched'
}
