import { pinOf } from '#core/competitions/competitions/class-at.ts'
import { standingResults } from '#core/competitions/competitions/standing-results.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import type { ImportCells } from '#shared/competitions/result-imports/import-rows.ts'
import {
  type CompetitorMatch,
  type Known,
  matchCompetitor,
} from '#shared/competitions/result-imports/match-competitor.ts'
import type { StandingResult } from '#shared/competitions/result-imports/placed-lines.ts'
import { type ImportWorld, meaningOf } from '#shared/competitions/result-imports/plan-import.ts'
import { type ImportRow, type ImportTarget, readRow } from '#shared/competitions/result-imports/read-row.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { AppError } from '#shared/errors.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { existingResults, existingRuns } from './existing-runs-and-results.ts'
import { entrantsAt, membersByNumber } from './import-entrants.ts'
import { entriesIn, importedClasses } from './imported-class.ts'
import { resultLineRefusal, runLineRefusal } from './line-refusal.ts'

export type ImportAim = {
  actor: Pick<Actor, 'userId' | 'user'>
  event: WholeEvent
} & Pick<ResultImport, 'kind' | 'columns' | 'choice'>

export type LoadedWorld = ImportWorld & {
  leagueId: Rulebook['leagueId']
  entriesOf: (classKey: string, match: CompetitorMatch) => ClassEntry[]
}

const noRulebook = () =>
  new AppError('conflict', 'no_rulebook', 'This event has no rulebook, so no results can be imported.')

/** The rules of the event; results belong to an event that has begun. */
export async function importRules(
  { event, kind }: Pick<ImportAim, 'event' | 'kind'>,
  now: string,
): Promise<Rulebook> {
  const pin = pinOf(event)
  const rulebook = pin && (await rulebooks.get({ id: pin.rulebookId, versionNo: pin.versionNo }))
  if (!rulebook) throw noRulebook()
  if (kind === 'results' && event.startsAt > now)
    throw new AppError('unprocessable', 'event_not_over', 'This event has not taken place yet.')
  return rulebook
}

function targetOf({ event, kind, columns }: ImportAim, rulebook: Rulebook): ImportTarget {
  return {
    kind,
    columns,
    classes: event.classes.map(({ classKey, name }) => {
      const found = rulebook.classes.find(({ key }) => key === classKey)
      const format = rulebook.formats.find(({ key }) => key === found?.formatKey)
      return {
        classKey,
        name,
        isMetered: format === undefined || !isJudged(format),
        format,
        ceilingHundredths: found?.ceilingHundredths,
      }
    }),
    violations: rulebook.violations,
  }
}

/** Whom lines can mean: everyone with a place at the event, and the owners of the numbers that they name. */
async function knownTo(
  { event, kind }: ImportAim,
  { leagueId }: Rulebook,
  read: readonly ImportRow[],
): Promise<Known> {
  const entrants = await entrantsAt(event.id)
  const numbers = [...new Set(read.flatMap(({ leagueNumber }) => leagueNumber ?? []))]
  return {
    entrants,
    leagueNumbers: await membersByNumber(leagueId, numbers, entrants),
    takesGuests: kind === 'results',
  }
}

type Classes = Awaited<ReturnType<typeof importedClasses>>

/** What stands in the classes that take results from files. */
async function standingIn(classes: Classes): Promise<ImportWorld['standing']> {
  const planned = [...classes.values()].map(({ at }) => at.of).filter(({ state }) => state === 'planned')
  const standing = await standingResults(planned)
  const shown = [...standing].map(([classKey, results]) => {
    const all = results.map(({ id, score, isZero }): StandingResult => ({ targetId: id, score, isZero }))
    return [classKey, all] as const
  })
  return new Map(shown)
}

/** Returns everything that decides the outcome of a file’s lines, as it is now. */
export async function importWorld(
  aim: ImportAim,
  rows: readonly ImportCells[],
  now: string,
): Promise<LoadedWorld> {
  const { event, kind, choice } = aim
  const rulebook = await importRules(aim, now)
  const target = targetOf(aim, rulebook)
  const read = rows.flatMap((of) => {
    const one = readRow(of, target)
    return 'row' in one ? [{ row: one.row, answer: of.answers?.who }] : []
  })
  const [known, classes] = await Promise.all([
    knownTo(
      aim,
      rulebook,
      read.map(({ row }) => row),
    ),
    importedClasses(
      aim.actor,
      event.id,
      read.map(({ row }) => row.classKey),
    ),
  ])
  const entriesOf = (classKey: string, match: CompetitorMatch) => entriesIn(classes.get(classKey), match)
  const meant = read.flatMap(({ row, answer }) => {
    const matched = matchCompetitor(row, known, answer)
    if (!('match' in matched)) return []
    const { match } = matched
    return [{ row, match, key: meaningOf(event.id, row, match), entries: entriesOf(row.classKey, match) }]
  })
  const existing =
    kind === 'runs'
      ? await existingRuns(event.id, meant)
      : await existingResults(event.id, rulebook.leagueId, meant)
  const refusal = kind === 'runs' ? runLineRefusal : resultLineRefusal
  return {
    ...target,
    ...known,
    eventId: event.id,
    days: { startsOn: event.startsOn, endsOn: event.endsOn },
    leagueId: rulebook.leagueId,
    choice,
    existing,
    standing: kind === 'results' ? await standingIn(classes) : new Map(),
    entriesOf,
    refusalOf: (row, match) => {
      const of = classes.get(row.classKey)
      return of && refusal(row, match, of, entriesOf(row.classKey, match))
    },
  }
}
