import { type Bracket, type Match, sidesOf } from './bracket.ts'
import { thirdPlaceMatch, thirdPlaceOf } from './third-place.ts'

type Side = NonNullable<Match['a']>
type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>
type Out = { has: (entryId: string) => boolean }

/** Who goes on from a match: nobody (`null`) where each side is out; undefined while it is open. */
type GoesOn = Side | null | undefined

export type Settled = Rounds & {
  /** For each match of each round. */
  goesOn: GoesOn[][]
}

/**
 * A bracket as it is with those who are out. What was run stays. Of a match whose every side is out nobody goes on, and
 * the other side of the next match advances without a run, as one with a bye. It follows from who is out now, so that it
 * is taken back when they are in again.
 */
export function settled<B extends Rounds>(bracket: B, out: Out): B & Settled {
  let before: Rounds = bracket
  for (;;) {
    const after = settledOnce(before, out)
    // A match that falls open can leave one before it without the run that kept it.
    if (JSON.stringify(after.rounds) === JSON.stringify(before.rounds)) return { ...bracket, ...after }
    before = after
  }
}

function settledOnce(bracket: Rounds, out: Out): Settled {
  const rounds: Match[][] = []
  const goesOn: GoesOn[][] = []
  for (const [round, matches] of bracket.rounds.entries()) {
    const before = goesOn.at(-1)
    const all = matches.map((match, at) => {
      const [a, b] = before ? [before[at * 2], before[at * 2 + 1]] : [match.a ?? null, match.b ?? null]
      return settledMatch(match, { a, b }, bracket.rounds[round + 1]?.[Math.floor(at / 2)], out)
    })
    rounds.push(all.map(({ match }) => match))
    goesOn.push(all.map((one) => one.goesOn))
  }
  const third = thirdPlaceMatch({ rounds })
  const { thirdPlace } = bracket
  const isStill = thirdPlace && third && third.a === thirdPlace.a && third.b === thirdPlace.b
  return { rounds, thirdPlace: isStill ? thirdPlace : undefined, goesOn }
}

function settledMatch(
  match: Match,
  { a, b }: { a: GoesOn; b: GoesOn },
  next: Match | undefined,
  out: Out,
): { match: Match; goesOn: GoesOn } {
  const sides: Match = { ...(a && { a }), ...(b && { b }) }
  if (a === undefined || b === undefined) return { match: sides, goesOn: undefined }
  if (a !== null && b !== null) {
    if (match.a === a && match.b === b && match.winnerId !== undefined)
      return { match, goesOn: match.winnerId }
    return { match: sides, goesOn: out.has(a) && out.has(b) ? null : undefined }
  }
  const alone = a ?? b
  // Those who are out by now have still run what they ran.
  if (alone === null || (out.has(alone) && !hasRun(next, alone))) return { match: sides, goesOn: null }
  return { match: { ...sides, winnerId: alone }, goesOn: alone }
}

const hasRun = (match: Match | undefined, side: Side) =>
  isRun(match ?? {}) && sidesOf(match ?? {}).includes(side)

/** True if both sides are known and one of them won. */
export const isRun = (match: Match): boolean => match.winnerId !== undefined && sidesOf(match).length === 2

/**
 * True if no match is left to be run, including the one for third place if the rules have it and two lost before the
 * final.
 */
export function isDecided(
  bracket: Rounds,
  { thirdPlaceRun }: { thirdPlaceRun: boolean },
  out: Out = new Set(),
): boolean {
  const { goesOn, ...rest } = settled(bracket, out)
  const third = thirdPlaceRun ? thirdPlaceOf(rest) : undefined
  return (
    goesOn.flat().every((one) => one !== undefined) &&
    (!third || third.winnerId !== undefined || sidesOf(third).every((side) => out.has(side)))
  )
}
