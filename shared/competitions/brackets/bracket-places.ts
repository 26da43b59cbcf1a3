import { type Bracket, sidesOf } from './bracket.ts'

/**
 * The places of a bracket: the winner is first, the other of the final second, and those who lost in one round share the
 * best place of that round, unless two of them ran for third. Those who did not qualify follow as they were placed.
 */
export function bracketPlaces(
  { rounds, thirdPlace }: Pick<Bracket, 'rounds' | 'thirdPlace'>,
  others: readonly { entryId: string; place?: number }[] = [],
): Map<string, number> {
  const places = new Map<string, number>()
  const final = rounds.at(-1)?.[0]
  if (final?.winnerId !== undefined) places.set(final.winnerId, 1)
  // Counts those ahead, as many as this round has winners.
  for (const [at, round] of rounds.toReversed().entries())
    for (const match of round)
      for (const side of sidesOf(match))
        if (match.winnerId !== undefined && side !== match.winnerId) places.set(side, 2 ** at + 1)
  if (thirdPlace?.winnerId !== undefined)
    for (const side of sidesOf(thirdPlace)) places.set(side, side === thirdPlace.winnerId ? 3 : 4)
  const qualified = new Set<string>(rounds.flat().flatMap(sidesOf))
  const behind = others.filter(({ entryId, place }) => place !== undefined && !qualified.has(entryId))
  const first = Math.min(...behind.map(({ place }) => place ?? 0))
  for (const { entryId, place = 0 } of behind) places.set(entryId, qualified.size + 1 + place - first)
  return places
}

/** True once the bracket has begun: from then on a corrected score changes no pair. */
export const hasBegun = ({ rounds }: Pick<Bracket, 'rounds'>): boolean =>
  rounds.flat().some((match) => match.winnerId !== undefined && sidesOf(match).length === 2)

/**
 * Explains why a bracket cannot be drawn again after a qualifying score was corrected; undefined if it can.
 */
export const redrawRefusal = (
  bracket: Pick<Bracket, 'rounds'>,
  { isHeadJudge, reason }: { isHeadJudge: boolean; reason: string },
): string | undefined => {
  if (!hasBegun(bracket)) return undefined
  if (!isHeadJudge) return 'The bracket has begun. Only the head judge can change its places, with a reason.'
  return reason.trim().length < 10 ? 'Give a reason of at least 10 characters.' : undefined
}
