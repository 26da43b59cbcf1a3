import type { Placed } from '#shared/competitions/competitions/class-places.ts'
import { drawn } from '#shared/competitions/competitions/drawn.ts'
import { type Bracket, type Match, type MatchMeasured, sidesOf } from './bracket.ts'

const mostQualifiers = 8

/** The entries that qualify: the best eight with a score that is not zero, the best first. */
export const qualifiersOf = (placed: readonly Pick<Placed, 'entryId' | 'place' | 'isZero'>[]): string[] =>
  placed
    .filter(({ place, isZero }) => place !== undefined && !isZero)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .slice(0, mostQualifiers)
    .map(({ entryId }) => entryId)

type Side = Match['a']

/** A match: one side alone wins it without a run. */
const matchOf = (a: Side, b: Side): Match => ({
  ...(a && { a }),
  ...(b && { b }),
  ...(a && !b && { winnerId: a }),
})

const sizeFor = (count: number) => {
  let size = 2
  while (size < count) size *= 2
  return size
}

/**
 * The rounds for those who qualified, the best first. A stored seed pairs them at random; where fewer are there than the
 * bracket holds, the best go on without a run.
 */
export function drawBracket(qualifiers: readonly string[], seed: string): Bracket['rounds'] {
  const ids = qualifiers as NonNullable<Side>[]
  if (ids.length < 2) return []
  const size = sizeFor(ids.length)
  const byes = size - ids.length
  const paired = drawn(ids.slice(byes), seed)
  const matches = [
    ...ids.slice(0, byes).map((best) => matchOf(best, undefined)),
    ...Array.from({ length: paired.length / 2 }, (_, at) => matchOf(paired[at * 2], paired[at * 2 + 1])),
  ]
  // The place of a bye decides the next opponent of its holder, so it is drawn, too.
  const first = drawn(matches, `${seed} places`)
  const rounds = [first]
  for (let left = first.length / 2; left >= 1; left /= 2)
    rounds.push(Array.from({ length: left }, () => ({})))
  return advanced(rounds)
}

/** Every round with the winners of the one before it. */
function advanced(rounds: readonly Match[][]): Match[][] {
  const all = rounds.map((round) => [...round])
  for (let at = 1; at < all.length; at++)
    all[at] = (all[at] ?? []).map((match, n) => {
      const a = all[at - 1]?.[n * 2]?.winnerId
      const b = all[at - 1]?.[n * 2 + 1]?.winnerId
      // A later round waits for both sides; it has no byes.
      return a === match.a && b === match.b ? match : { ...(a && { a }), ...(b && { b }) }
    })
  return all
}

/** The bracket after a match was won, or its winner taken back. A match that was decided before falls open again where its sides change. */
export function won(
  bracket: Pick<Bracket, 'rounds' | 'thirdPlace'>,
  at: { round: number; match: number },
  winnerId: string | undefined,
  measured?: MatchMeasured,
): Pick<Bracket, 'rounds' | 'thirdPlace'> {
  const rounds = bracket.rounds.map((matches, round) =>
    matches.map((match, n) =>
      round === at.round && n === at.match ? wonBy(match, winnerId, measured) : match,
    ),
  )
  const next = { rounds: advanced(rounds) }
  const third = thirdPlaceMatch(next)
  const { thirdPlace } = bracket
  const isStill = thirdPlace && third && third.a === thirdPlace.a && third.b === thirdPlace.b
  return { ...bracket, ...next, thirdPlace: isStill ? thirdPlace : undefined }
}

function wonBy(match: Match, winnerId: string | undefined, measured: MatchMeasured | undefined): Match {
  const { winnerId: _, measured: __, ...open } = match
  if (winnerId === undefined) return open
  const isSide = sidesOf(open).some((side) => side === winnerId)
  return isSide ? { ...open, winnerId: winnerId as Side, ...(measured && { measured }) } : match
}

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
