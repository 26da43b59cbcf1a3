import { type Bracket, type Match, type MatchAt, type MatchMeasured, sidesOf } from './bracket.ts'
import { won } from './draw-bracket.ts'
import { thirdPlaceOf } from './third-place.ts'

type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>
type Out = { has: (entryId: string) => boolean }

const nobody: Out = new Set()

export const matchAt = (bracket: Rounds, { round, match }: MatchAt): Match | undefined =>
  round === 'third' ? thirdPlaceOf(bracket) : bracket.rounds[round]?.[match]

/** The rounds after a match has another winner with these readings, or none. */
export function recordWinner(
  bracket: Rounds,
  at: MatchAt,
  winnerId: Match['winnerId'] | null,
  measured?: MatchMeasured,
  out: Out = nobody,
): Rounds {
  const { round, match } = at
  const { rounds, thirdPlace } = bracket
  if (round !== 'third')
    return won({ rounds, thirdPlace }, { round, match }, winnerId ?? undefined, measured, out)
  const { winnerId: _, measured: __, ...open } = matchAt(bracket, at) ?? {}
  return { rounds, thirdPlace: winnerId ? { ...open, winnerId, ...(measured && { measured }) } : undefined }
}

/** A later match whose sides another winner changes. Where it was decided, it is run again. */
export type ChangedMatch = MatchAt & {
  leaves: string | undefined
  /** Missing where the match waits for the one before it. */
  comes: string | undefined
  wasDecided: boolean
}

/** The later matches that another winner changes, the next one first. */
export function changedMatches(
  bracket: Rounds,
  at: MatchAt,
  winnerId: Match['winnerId'],
  out: Out = nobody,
): ChangedMatch[] {
  const after = recordWinner(bracket, at, winnerId, undefined, out)
  const places: MatchAt[] = [
    ...bracket.rounds.flatMap((matches, round) => matches.map((_, match) => ({ round, match }))),
    { round: 'third', match: 0 },
  ]
  return places.flatMap((place) => {
    const [was, is] = [matchAt(bracket, place) ?? {}, matchAt(after, place) ?? {}]
    const left = sidesOf(was).find((side) => !sidesOf(is).includes(side))
    const came = sidesOf(is).find((side) => !sidesOf(was).includes(side))
    if (left === undefined && came === undefined) return []
    return [{ ...place, leaves: left, comes: came, wasDecided: was.winnerId !== undefined }]
  })
}
