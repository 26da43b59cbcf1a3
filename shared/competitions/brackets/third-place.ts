import { type Bracket, type Match, sidesOf } from './bracket.ts'

/** The run for third place as it was decided, or of the two who lost before the final. */
export const thirdPlaceOf = (bracket: Pick<Bracket, 'rounds' | 'thirdPlace'>): Match | undefined =>
  bracket.thirdPlace ?? thirdPlaceMatch(bracket)

/** The run for third place of the two who lost before the final, once both are known. */
export function thirdPlaceMatch({ rounds }: Pick<Bracket, 'rounds'>): Match | undefined {
  const [a, b] = (rounds.at(-2) ?? []).flatMap((match) =>
    match.winnerId === undefined ? [] : sidesOf(match).filter((side) => side !== match.winnerId),
  )
  return a && b ? { a, b } : undefined
}
