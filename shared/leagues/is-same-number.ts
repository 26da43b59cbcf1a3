import { foldedNumber } from './folded-number.ts'
import type { LeagueNumber } from './league.ts'

type Said = Pick<LeagueNumber, 'number' | 'validUntilOn'>

/**
 * Whether what a member says about a number now is about the one that they had: of another number, or of one that was
 * renewed after it had ended, nothing counts that was said or checked before.
 */
export function isSameNumber(before: Said, said: Said, now: string): boolean {
  if (foldedNumber(before.number) !== foldedNumber(said.number)) return false
  const hadEnded = before.validUntilOn !== undefined && before.validUntilOn < now.slice(0, 10)
  const isRenewed = said.validUntilOn === undefined || said.validUntilOn > (before.validUntilOn ?? '')
  return !(hadEnded && isRenewed)
}
