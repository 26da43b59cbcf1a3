import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import { compareScores } from '#shared/rules/scores/compare-scores.ts'
import type { Score } from '#shared/rules/scores/score.ts'
import type { CompetitionRecord } from './competition-record.ts'
import { recordMark, recordNews } from './record-of.ts'

type Best = Pick<CompetitionRecord, 'score' | 'resultId'>

type Marked = {
  resultId: string
  score?: Score | undefined
  isZero: boolean
  /** True if no one in its class has done better. */
  isBest: boolean
  isVerified: boolean
  /** The record of the class of all time. */
  ofClass?: Best | undefined
  /** The best of its member in the class. */
  ofMember?: Best | undefined
}

/**
 * Returns the mark of an entry of a class: by the records that hold, once it is verified, and by what it
 * would be before that. A first result is a personal best only if it already counts.
 */
export function entryMark(entry: Marked, betterIs: BetterIs = 'more'): string | undefined {
  const { score, isZero, resultId, isVerified, isBest, ofClass, ofMember } = entry
  if (!score || isZero) return undefined
  const isAt = (best: Best | undefined): best is Best =>
    best !== undefined && compareScores(score, best.score, betterIs) === 0
  if (isVerified) {
    const status = 'verified'
    if (isAt(ofClass)) return recordMark(ofClass.resultId === resultId ? 'record' : 'matched', { status })
    if (isAt(ofMember)) return ofMember.resultId === resultId ? 'Personal best' : 'Personal best matched'
    return undefined
  }
  const news = isBest && recordNews(ofClass?.score, score, betterIs)
  if (news) return recordMark(news, { status: 'pending' })
  return ofMember && recordNews(ofMember.score, score, betterIs) === 'record'
    ? 'A personal best, once verified.'
    : undefined
}
