import { type Bracket, type Match, type MatchAt, sidesOf } from '#shared/competitions/brackets/bracket.ts'
import { drawBracket, qualifiersOf } from '#shared/competitions/brackets/draw-bracket.ts'
import { matchAt, recordWinner } from '#shared/competitions/brackets/record-winner.ts'
import { classPlaces } from '#shared/competitions/competitions/class-places.ts'
import { scoredEntries } from '#shared/competitions/competitions/scored-entries.ts'
import type { Working } from './demo-begun-class.ts'

/** The matches that have run, and what the meter read for each side. */
const readings: readonly (readonly [at: MatchAt, a: number, b: number])[] = [
  [{ round: 0, match: 0 }, 15_118, 15_042],
  [{ round: 0, match: 1 }, 14_877, 15_236],
  [{ round: 0, match: 2 }, 15_310, 15_284],
  [{ round: 0, match: 3 }, 14_940, 14_915],
  [{ round: 1, match: 0 }, 15_087, 15_241],
]

/** The class with its bracket: the first round is over, and one of the two in the final is known. */
export function withBracket(work: Working, drawnAt: string, by: NonNullable<Match['by']>): Working {
  const { of, entries, runs, rules } = work
  const { ties, betterIs } = rules.format
  const { scored } = scoredEntries({ of, entries, runs, sheets: [] }, rules)
  const qualifiers = qualifiersOf(classPlaces(scored, { ties, decisions: [], betterIs }))
  const seed = 'the shootout of the demo'
  let drawn: Pick<Bracket, 'rounds'> = { rounds: drawBracket(qualifiers, seed) }
  for (const [at, a, b] of readings) {
    const [first, second] = sidesOf(matchAt(drawn, at) ?? {})
    drawn = recordWinner(drawn, at, a > b ? first : second, { a, b })
  }
  const rounds = drawn.rounds.map((matches) =>
    matches.map((match) => (match.winnerId ? { ...match, by } : match)),
  )
  const bracket: Bracket = {
    eventId: of.eventId,
    classKey: of.classKey,
    seed,
    rounds,
    createdAt: drawnAt,
    updatedAt: work.now,
    version: readings.length + 1,
  }
  return { ...work, bracket }
}
