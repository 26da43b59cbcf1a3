import type { Placed } from '#shared/competitions/competitions/class-places.ts'
import { drawn } from '#shared/competitions/competitions/drawn.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { ClassTie } from '#shared/rules/rulebooks/competition-format.ts'
import { type Bracket, type Match, type MatchMeasured, sidesOf } from './bracket.ts'
import { settled } from './settled-bracket.ts'

const mostQualifiers = 8

/**
 * The entries that qualify: the best eight with a score that is not zero, the best first. Of those who share a place, the
 * ones that a bracket already holds come first: a tie takes no one out of it.
 */
export function qualifiersOf(
  placed: readonly Pick<Placed, 'entryId' | 'place' | 'isZero'>[],
  before?: Pick<Bracket, 'rounds'>,
): string[] {
  const [first = []] = before?.rounds ?? []
  const held = new Map<string, number>(
    first.flatMap((match) => sidesOf(match).map((side) => [side, sidesOf(match).length] as const)),
  )
  // Who advances without a run stays before those who were paired, and both before the others.
  const heldAs = (entryId: string) => held.get(entryId) ?? Number.POSITIVE_INFINITY
  return placed
    .filter(({ place, isZero }) => place !== undefined && !isZero)
    .toSorted(
      (a, b) => (a.place ?? 0) - (b.place ?? 0) || Math.sign(heldAs(a.entryId) - heldAs(b.entryId) || 0),
    )
    .slice(0, mostQualifiers)
    .map(({ entryId }) => entryId)
}

/**
 * Explains why the bracket cannot be drawn yet: the last place that qualifies, or the last that advances without a run, is
 * shared with one that does not, and a run-off or the head judge can break the tie. Undefined if it can be drawn.
 */
export function openCut(placed: readonly Placed[], ties: readonly ClassTie[]): Refusal | undefined {
  if (!ties.includes('run_off') && !ties.includes('head_judge_decision')) return undefined
  const scored = placed
    .filter(({ place, isZero }) => place !== undefined && !isZero)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  const count = Math.min(mostQualifiers, scored.length)
  const byes = sizeFor(count) - count
  for (const cut of [mostQualifiers, byes]) {
    const place = scored[cut - 1]?.place
    if (place !== undefined && place === scored[cut]?.place)
      return { code: 'tie_open', message: `Break the tie for place ${place} first.` }
  }
  return undefined
}

type Side = Match['a']

/** A match: one side alone wins it without a run. */
const matchOf = (a: Side, b: Side): Match => ({
  ...(a && { a }),
  ...(b && { b }),
  ...(a && !b && { winnerId: a }),
})

/** How many a bracket for so many holds. */
export function sizeFor(count: number): number {
  let size = 2
  while (size < count) size *= 2
  return size
}

/** Matches of the first round that stay: at their place, or at one that is drawn. */
type Kept = { placed?: ReadonlyMap<number, Match>; loose?: readonly Match[] }

/**
 * The rounds for those who qualified, the best first. A stored seed pairs them at random; where fewer are there than the
 * bracket holds, the best go on without a run. The pairs follow from who qualifies, who advances without a run, and the
 * seed alone.
 */
export function drawBracket(
  qualifiers: readonly string[],
  seed: string,
  { placed = new Map(), loose = [] }: Kept = {},
): Bracket['rounds'] {
  if (qualifiers.length < 2) return []
  const slots = sizeFor(qualifiers.length) / 2
  const kept = new Set<string>([...placed.values(), ...loose].flatMap(sidesOf))
  const rest = qualifiers.filter((one) => !kept.has(one)) as NonNullable<Side>[]
  const free = slots - placed.size - loose.length
  const pairs = Math.max(0, rest.length - free)
  const byes = rest.length - 2 * pairs
  const paired = drawn(rest.slice(byes).toSorted(), seed)
  const matches = [
    ...rest
      .slice(0, byes)
      .toSorted()
      .map((best) => matchOf(best, undefined)),
    ...Array.from({ length: pairs }, (_, at) => matchOf(paired[at * 2], paired[at * 2 + 1])),
    // Where many kept matches leave too few for the others, nobody goes on from a place.
    ...Array.from({ length: free - pairs - byes }, () => ({})),
    ...loose,
  ]
  // The place of a bye decides the next opponent of its holder, so it is drawn, too.
  const order = drawn(matches, `${seed} places`)
  const first = Array.from({ length: slots }, (_, slot) => placed.get(slot) ?? order.shift() ?? {})
  const rounds = [first]
  for (let left = slots / 2; left >= 1; left /= 2) rounds.push(Array.from({ length: left }, () => ({})))
  return settled({ rounds }, new Set()).rounds
}

/** The bracket after a match was won, or its winner taken back. A match that was decided before falls open again where its sides change. */
export function won(
  bracket: Pick<Bracket, 'rounds' | 'thirdPlace'>,
  at: { round: number; match: number },
  winnerId: string | undefined,
  measured?: MatchMeasured,
  out: { has: (entryId: string) => boolean } = new Set(),
): Pick<Bracket, 'rounds' | 'thirdPlace'> {
  const changed = bracket.rounds.map((matches, round) =>
    matches.map((match, n) =>
      round === at.round && n === at.match ? wonBy(match, winnerId, measured) : match,
    ),
  )
  const { rounds, thirdPlace } = settled({ rounds: changed, thirdPlace: bracket.thirdPlace }, out)
  return { ...bracket, rounds, thirdPlace }
}

function wonBy(match: Match, winnerId: string | undefined, measured: MatchMeasured | undefined): Match {
  const { winnerId: _, measured: __, ...open } = match
  if (winnerId === undefined) return open
  const isSide = sidesOf(open).some((side) => side === winnerId)
  return isSide ? { ...open, winnerId: winnerId as Side, ...(measured && { measured }) } : match
}
