import { foldedNumber } from './folded-number.ts'
import type { LeagueNumber } from './league.ts'

type Said = Pick<LeagueNumber, 'number' | 'validUntilOn'>

/**
 * Tells whether a member’s current statement about a number concerns the same one as before: for a different
 * number, or one renewed after it had ended, nothing that was said or checked before counts.
 */
export function isSameNumber(before: Said, said: Said, now: string): boolean {
  if (foldedNumber(before.number) !== foldedNumber(said.number)) return false
  const hadEnded = before.validUntilOn !== undefined && before.validUntilOn < now.slice(0, 10)
  const isRenewed = said.validUntilOn === undefined || said.validUntilOn > (before.validUntilOn ?? '')
  return !(hadEnded && isRenewed)
}
