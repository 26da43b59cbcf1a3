import { addTime } from '#shared/platform/time/add-time.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import type { Bracket, Match, MatchAt, MatchMeasured } from './bracket.ts'

const undoMinutes = 1

/** Until when the winner of a match can be taken back, while no other is recorded; of most matches this is over. */
export function undoUntil(
  { latest, updatedAt }: Pick<Bracket, 'latest' | 'updatedAt'>,
  { round, match }: MatchAt,
): string | undefined {
  const isLatest = latest?.round === round && latest.match === match
  return isLatest ? addTime(updatedAt, { minutes: undoMinutes }) : undefined
}

/** Why the winner of a match cannot be taken back, or undefined where they can. */
export function undoRefusal(
  bracket: Pick<Bracket, 'latest' | 'updatedAt'>,
  at: MatchAt,
  now: string,
): Refusal | undefined {
  const until = undoUntil(bracket, at)
  return until !== undefined && now < until
    ? undefined
    : {
        code: 'undo_over',
        message:
          'A winner can be undone for a minute, before another one is recorded. Ask the head judge to change who won.',
      }
}

/** Why a match cannot have this winner, or undefined where it can: the first one is recorded, and later ones are decisions. */
export function winnerRefusal(
  { winnerId }: Pick<Match, 'winnerId'>,
  { isHeadJudge, reason }: { isHeadJudge: boolean; reason: string },
): Refusal | undefined {
  if (winnerId === undefined) return undefined
  if (!isHeadJudge)
    return {
      code: 'match_decided',
      message: 'This match is decided. Only the head judge can change who won it.',
    }
  return reason.trim().length < 10
    ? { code: 'reason_needed', message: 'Give a reason of at least 10 characters.', path: 'reason' }
    : undefined
}

/** Explains why a match is not the one that a device saw, or returns undefined if it is. */
export const changedMatchRefusal = (
  match: Pick<Match, 'a' | 'b'>,
  sides: readonly string[] | undefined,
): Refusal | undefined =>
  sides === undefined || (match.a === sides[0] && match.b === sides[1])
    ? undefined
    : { code: 'match_changed', message: 'This match has other sides now. Open it again.' }

/**
 * Explains why the readings of a match do not make this side its winner, or returns undefined if they do. `counts` says
 * what of a reading counts, in hundredths. A match without readings is decided by whom the lane names.
 */
export function measuredRefusal(
  { a, b }: Pick<Match, 'a' | 'b'>,
  winnerId: Match['winnerId'] | null,
  measured: MatchMeasured | undefined,
  counts: (measuredHundredths: number) => number,
  betterIs: BetterIs,
): Refusal | undefined {
  if (winnerId === null || measured === undefined) return undefined
  const [ofA, ofB] = [measured.a, measured.b].map((one) => (one === undefined ? undefined : counts(one)))
  if (ofA === undefined && ofB === undefined) return undefined
  if (ofA === ofB)
    return {
      code: 'match_tied',
      message: `Both count ${showHundredths(ofA ?? 0)}. Run the match again.`,
      path: 'measured',
    }
  return winnerId === (isBetter(ofA, ofB, betterIs) ? a : b)
    ? undefined
    : {
        code: 'winner_measured_less',
        message: 'The winner has the better reading. Check both readings.',
        path: 'measured',
      }
}

/** True if what counts of one reading beats the other. One that counts for nothing loses to any, and none to all. */
function isBetter(one: number | undefined, other: number | undefined, betterIs: BetterIs): boolean {
  if (one === undefined || other === undefined) return one !== undefined
  if (one === 0 || other === 0) return one !== 0
  return betterIs === 'more' ? one > other : one < other
}
