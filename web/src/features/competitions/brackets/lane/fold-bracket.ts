import type { Bracket, Match, MatchAt } from '#shared/competitions/brackets/bracket.ts'
import { changedMatchRefusal } from '#shared/competitions/brackets/match-refusal.ts'
import { type Out, outOfBracket } from '#shared/competitions/brackets/out-of-bracket.ts'
import { matchAt, recordWinner } from '#shared/competitions/brackets/record-winner.ts'
import { roundName } from '#shared/competitions/brackets/round-name.ts'
import { thirdPlaceOf } from '#shared/competitions/brackets/third-place.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import {
  classOfKey,
  type ScoringItem,
} from '#web/features/competitions/judge-scoring/offline/scoring-item.ts'

export type Side = NonNullable<Match['a']>

/** A match whose sides are known, as this device knows it. */
export type LaneMatch = {
  at: MatchAt
  /** Where it is: `Semifinals, match 1`. */
  title: string
  sides: readonly [Side, Side]
  winnerId: Side | undefined
  measured: Match['measured']
  /** Its winner is only on this device. */
  isUnsent: boolean
}

type MatchItem = Extract<ScoringItem, { kind: 'match' }>

const isWaitingMatch = (item: ScoringItem): item is MatchItem =>
  item.kind === 'match' && item.state === 'waiting'

/** The bracket with the matches that wait on this device. What the server refused is left out. */
function folded(
  bracket: Bracket,
  items: readonly MatchItem[],
  out: Out,
): { bracket: Bracket; unsent: readonly MatchAt[] } {
  const unsent: MatchAt[] = []
  let after = bracket
  for (const {
    match: { at, sides, winnerId, measured },
  } of items) {
    const match = matchAt(after, at)
    // The answer may be lost: then the server has the match, and it also waits here.
    if (!match || match.winnerId !== undefined || changedMatchRefusal(match, sides)) continue
    unsent.push(at)
    after = { ...after, ...recordWinner(after, at, winnerId, measured, out) }
  }
  return { bracket: after, unsent }
}

/** The matches of a class that two known sides run, in the order of the rounds. */
export function laneMatches(work: ClassWork, queue: readonly ScoringItem[]): LaneMatch[] {
  if (!work.bracket) return []
  const own = queue.filter(isWaitingMatch).filter((item) => classOfKey(item) === classOfKey(work.of))
  const { bracket, unsent } = folded(
    work.bracket,
    own,
    outOfBracket(work.bracket, work.entries, work.of.absent),
  )
  const { rounds } = bracket
  const third = work.format.thirdPlaceRun ? thirdPlaceOf(bracket) : undefined
  const all = rounds.flatMap((matches, round) =>
    matches.map((match, number) => ({
      at: { round, match: number },
      match,
      title: `${roundName(round, rounds.length)}${matches.length > 1 ? `, match ${number + 1}` : ''}`,
    })),
  )
  const last = all.pop()
  const ordered = [
    ...all,
    ...(third ? [{ at: { round: 'third', match: 0 } as const, match: third, title: 'Third place' }] : []),
    ...(last ? [last] : []),
  ]
  return ordered.flatMap(({ at, match: { a, b, winnerId, measured }, title }) =>
    a && b
      ? [{ at, title, sides: [a, b], winnerId, measured, isUnsent: unsent.some((one) => sameMatch(one, at)) }]
      : [],
  )
}

const sameMatch = (one: MatchAt, other: MatchAt): boolean => matchKey(one) === matchKey(other)

/** Names a match in the address of the screen. */
export const matchKey = ({ round, match }: MatchAt): string => `${round}-${match}`
