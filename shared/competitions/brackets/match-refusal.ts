import { addTime } from '#shared/platform/time/add-time.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { Bracket, Match, MatchAt } from './bracket.ts'

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
          'A winner is taken back within a minute, before another one is recorded. Ask the head judge to change who won.',
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
