import type { Refusal } from '#shared/refusal.ts'
import type { Bracket } from './bracket.ts'
import { hasBegun } from './bracket-places.ts'
import { redrawOf } from './redrawn-bracket.ts'

/** Explains why a bracket cannot be drawn again for those who qualify now; undefined if it can. */
export function redrawRefusal(
  bracket: Pick<Bracket, 'rounds' | 'thirdPlace' | 'seed'>,
  qualifiers: readonly string[],
  { isHeadJudge, reason }: { isHeadJudge: boolean; reason: string },
): Refusal | undefined {
  if (hasBegun(bracket) && !isHeadJudge)
    return {
      code: 'bracket_begun',
      message: 'The bracket has begun. Only the head judge can draw it again, with a reason.',
    }
  if (reason.trim().length < 10)
    return { code: 'reason_needed', message: 'Give a reason of at least 10 characters.', path: 'reason' }
  return redrawOf(bracket, qualifiers)
    ? undefined
    : {
        code: 'bracket_unchanged',
        message: 'The same entries qualify. Drawing again changes nothing.',
      }
}
