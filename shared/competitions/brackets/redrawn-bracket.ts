import { type Bracket, type Match, sidesOf } from './bracket.ts'
import { drawBracket, sizeFor } from './draw-bracket.ts'
import type { Redraw } from './redraw.ts'
import { isRun, settled } from './settled-bracket.ts'
import { thirdPlaceMatch } from './third-place.ts'

type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>
type Drawn = Rounds & Pick<Bracket, 'seed'>

export type Redrawn = Rounds & {
  /** How many matches ran in vain. */
  lost: number
}

/**
 * A bracket drawn again with its seed for those who qualify now, the best first. Matches that ran stay where both of
 * their sides still qualify and meet: at their place, if the bracket has the same size.
 */
export function redrawn(before: Drawn, qualifiers: readonly string[]): Redrawn {
  const ran = ranIn(before)
  const size = sizeFor(qualifiers.length)
  const isSameSize = before.rounds[0]?.length === size / 2
  const kept = isSameSize ? { placed: placedOf(before, qualifiers) } : { loose: looseOf(ran, qualifiers) }
  let rounds = drawBracket(qualifiers, before.seed, kept)
  for (const round of rounds.keys()) {
    rounds = rounds.map((matches, at) => (at === round ? matches.map((one) => asRun(one, ran)) : matches))
    // Who goes on from this round are the sides of the next.
    rounds = advanced(rounds, round)
  }
  const third = thirdPlaceMatch({ rounds })
  const thirdPlace = third && before.thirdPlace ? asRun(third, [before.thirdPlace]) : undefined
  const after: Rounds = { rounds, ...(thirdPlace?.winnerId && { thirdPlace }) }
  const still = ranIn(after)
  return { ...after, lost: ran.filter((one) => !still.some((other) => isSamePair(one, other))).length }
}

/** What drawing again would change; undefined while the same entries qualify and go on without a run. */
export function redrawOf(before: Drawn, qualifiers: readonly string[]): Redraw | undefined {
  const was = [...new Set(before.rounds.flat().flatMap(sidesOf))]
  const comes = qualifiers.filter((one) => !was.some((other) => other === one)) as Redraw['comes']
  const leaves = was.filter((one) => !qualifiers.includes(one))
  const { rounds, lost } = redrawn(before, qualifiers)
  const isSame = comes.length + leaves.length === 0 && byesOf(rounds).join() === byesOf(before.rounds).join()
  if (isSame) return undefined
  const first = before.rounds[0] ?? []
  const pairs = (rounds[0] ?? []).map((match) => ({
    ...match,
    isNew: !first.some((one) => isSamePair(one, match)),
  }))
  return { comes, leaves, pairs, lost }
}

const byesOf = (rounds: Bracket['rounds']) =>
  (rounds[0] ?? [])
    .filter((match) => sidesOf(match).length === 1)
    .flatMap(sidesOf)
    .toSorted()

const ranIn = ({ rounds, thirdPlace }: Rounds): Match[] =>
  [...rounds.flat(), ...(thirdPlace ? [thirdPlace] : [])].filter(isRun)

const isSamePair = (one: Match, other: Match) =>
  sidesOf(one).toSorted().join() === sidesOf(other).toSorted().join()

/** A match as it ran, where the same two have met. */
function asRun(match: Match, ran: readonly Match[]): Match {
  if (sidesOf(match).length < 2 || match.winnerId !== undefined) return match
  const found = ran.find((one) => isSamePair(one, match))
  if (!found?.winnerId) return match
  const { a, b } = found.measured ?? {}
  const [ofA, ofB] = found.a === match.a ? [a, b] : [b, a]
  const measured = { ...(ofA !== undefined && { a: ofA }), ...(ofB !== undefined && { b: ofB }) }
  return {
    ...match,
    winnerId: found.winnerId,
    ...(found.measured && { measured }),
    ...(found.by && { by: found.by }),
  }
}

const advanced = (rounds: Bracket['rounds'], from: number): Bracket['rounds'] =>
  settled(
    { rounds: rounds.map((matches, at) => (at > from + 1 ? matches.map(() => ({})) : matches)) },
    new Set(),
  ).rounds

/** The matches of the first round that stay at their place, with the byes of those who ran in the second round. */
function placedOf(
  { rounds: [first = [], second = []] }: Rounds,
  qualifiers: readonly string[],
): Map<number, Match> {
  const isStill = (match: Match) => sidesOf(match).every((side) => qualifiers.includes(side))
  const placed = new Map([...first.entries()].filter(([, match]) => isRun(match) && isStill(match)))
  let free = 2 * first.length - qualifiers.length
  const units = second.flatMap((match, at) => {
    const both = [at * 2, at * 2 + 1]
    const byes = both.filter((slot) => sidesOf(first[slot] ?? {}).length === 1)
    const isKept =
      isRun(match) && isStill(match) && both.every((slot) => byes.includes(slot) || placed.has(slot))
    return isKept && byes.length > 0
      ? [{ byes, rank: Math.min(...sidesOf(match).map((side) => qualifiers.indexOf(side))) }]
      : []
  })
  for (const { byes } of units.toSorted((a, b) => a.rank - b.rank)) {
    if (byes.length > free) continue
    free -= byes.length
    for (const slot of byes) placed.set(slot, first[slot] ?? {})
  }
  return placed
}

/** The matches that ran between two who still qualify, each of them once, the first rounds first. */
function looseOf(ran: readonly Match[], qualifiers: readonly string[]): Match[] {
  const used = new Set<string>()
  return ran
    .filter((match) => {
      const sides = sidesOf(match)
      if (!sides.every((side) => qualifiers.includes(side) && !used.has(side))) return false
      for (const side of sides) used.add(side)
      return true
    })
    .toSorted((one, other) => ((one.a ?? '') < (other.a ?? '') ? -1 : 1))
}
