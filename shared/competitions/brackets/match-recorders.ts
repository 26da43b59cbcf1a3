import { type Bracket, type Match, type MatchAt, sidesOf } from './bracket.ts'

type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>

/** The rounds after this member has recorded the winner of a match. */
export function recordedBy({ rounds, thirdPlace }: Rounds, at: MatchAt, by: string): Rounds {
  const marked = (match: Match): Match => (match.winnerId === undefined ? match : { ...match, by })
  if (at.round === 'third') return { rounds, thirdPlace: thirdPlace && marked(thirdPlace) }
  return {
    rounds: rounds.map((matches, round) =>
      matches.map((match, n) => (round === at.round && n === at.match ? marked(match) : match)),
    ),
    thirdPlace,
  }
}

/** Everyone who recorded the winner of a match that the entry ran. */
export const recordersOf = ({ rounds, thirdPlace }: Rounds, entryId: string): string[] =>
  [...rounds.flat(), ...(thirdPlace ? [thirdPlace] : [])].flatMap((match) =>
    match.by && sidesOf(match).some((side) => side === entryId) ? [match.by] : [],
  )
