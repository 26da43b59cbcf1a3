import { brackets } from '#core/competitions/competitions/brackets.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { sheetsOf } from '#core/competitions/competitions/sheets-of.ts'
import { currentEntriesOf, freshEntriesOf } from '#core/events/class-entries/fresh-entries-of.ts'
import type { Bracket } from '#shared/competitions/brackets/bracket.ts'
import { type Out, outOfBracket } from '#shared/competitions/brackets/out-of-bracket.ts'
import { placedByBracket } from '#shared/competitions/brackets/placed-by-bracket.ts'
import { settled } from '#shared/competitions/brackets/settled-bracket.ts'
import {
  classPlaces,
  openTie,
  type Placed,
  type Scored,
} from '#shared/competitions/competitions/class-places.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { type LaneWork, scoredEntries } from '#shared/competitions/competitions/scored-entries.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { ClassRules } from './class-at.ts'

/** Everything that was recorded in a class, and the resulting places. */
export type ClassStanding = {
  entries: ClassEntry[]
  runs: Run[]
  sheets: ScoreSheet[]
  /** With those who are out by now. */
  bracket?: Bracket | undefined
  /** Those of the bracket who are out, and why. */
  out: Out
  work: LaneWork[]
  /** The entries that qualify, by their scores alone, if there is a bracket. */
  qualified: Placed<Scored>[]
  placed: Placed<Scored>[]
  openTie: number | undefined
}

/**
 * Reads a class as it is now and places its entries, as far as they have scores. `fresh`: its entries are made of the
 * registrations, which no entry of a moment ago is missing from.
 */
export async function classStanding(
  of: CompetitionClass,
  rules: ClassRules,
  { fresh = false } = {},
): Promise<ClassStanding> {
  const { eventId, classKey } = of
  const [entries, runs, sheets, drawn] = await Promise.all([
    (fresh ? freshEntriesOf : currentEntriesOf)(eventId, classKey),
    runsOf(eventId, classKey),
    sheetsOf(eventId, classKey),
    rules.format.kind === 'head_to_head'
      ? brackets.get({ eventId, classKey }, { consistent: true })
      : undefined,
  ])
  const { scored, work } = scoredEntries(
    {
      of,
      entries: entries.map(({ entryId, number, status }) => ({ entryId, number, status })),
      runs,
      sheets,
    },
    rules,
  )
  const { ties, betterIs } = rules.format
  const qualified = classPlaces(scored, { ties, decisions: of.ties, betterIs })
  const out: Out = drawn ? outOfBracket(drawn, work, of.absent) : new Map()
  const bracket = drawn && bracketWithout(drawn, out)
  const placed = bracket ? placedByBracket(qualified, bracket, out) : qualified
  return {
    entries,
    runs,
    sheets,
    bracket,
    out,
    work,
    qualified,
    placed,
    openTie: bracket ? undefined : openTie(qualified, ties),
  }
}

function bracketWithout(bracket: Bracket, out: Out): Bracket {
  const { rounds, thirdPlace } = settled(bracket, out)
  const { thirdPlace: _, ...rest } = bracket
  return { ...rest, rounds, ...(thirdPlace && { thirdPlace }) }
}
