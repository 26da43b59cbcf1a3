import { type Bracket, sidesOf } from './bracket.ts'
import type { Out } from './out-of-bracket.ts'
import { isRun, settled } from './settled-bracket.ts'

const nobody: Out = new Map()

/**
 * The places of a bracket: the winner is first, the other of the final second, and those who lost in one round share the
 * best place of that round, unless two of them ran for third. Those who are out have none, and the others close up. Those
 * who did not qualify follow as they were placed.
 */
export function bracketPlaces(
  bracket: Pick<Bracket, 'rounds' | 'thirdPlace'>,
  others: readonly { entryId: string; place?: number }[] = [],
  out: Out = nobody,
): Map<string, number> {
  const { rounds, thirdPlace, goesOn } = settled(bracket, out)
  const places = new Map<string, number>()
  const put = (side: string | undefined, place: number) => {
    if (side !== undefined && !out.has(side)) places.set(side, place)
  }
  // Ahead of those who lost in a round are those who went on from it. An open match has one of them to come.
  const aheadOf = (round: number) =>
    (goesOn[round] ?? []).filter((one) => one !== null && !out.has(one ?? '')).length
  for (const [round, matches] of rounds.entries())
    for (const match of matches)
      for (const side of sidesOf(match))
        if (match.winnerId !== undefined && side !== match.winnerId) put(side, aheadOf(round) + 1)
  put(rounds.at(-1)?.[0]?.winnerId, 1)
  if (thirdPlace?.winnerId !== undefined) {
    const { winnerId } = thirdPlace
    const third = aheadOf(rounds.length - 2) + 1
    for (const side of sidesOf(thirdPlace))
      put(side, side === winnerId || out.has(winnerId) ? third : third + 1)
  }
  const drawn = new Set<string>(rounds.flat().flatMap(sidesOf))
  const left = [...drawn].filter((side) => !out.has(side)).length
  const behind = others.filter(({ entryId, place }) => place !== undefined && !drawn.has(entryId))
  for (const { entryId, place = 0 } of behind)
    places.set(entryId, left + 1 + behind.filter((one) => (one.place ?? 0) < place).length)
  return places
}

/** True once the bracket has begun: from then on only the head judge draws it again. */
export const hasBegun = ({ rounds }: Pick<Bracket, 'rounds'>): boolean => rounds.flat().some(isRun)
