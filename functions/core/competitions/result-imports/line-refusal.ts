import { judgesReport } from '#shared/competitions/competition-results/result-change.ts'
import { workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import type { CompetitorMatch } from '#shared/competitions/result-imports/match-competitor.ts'
import type { ImportRow } from '#shared/competitions/result-imports/read-row.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { type ImportedClass, isEntryOf } from './imported-class.ts'

type Row = Pick<ImportRow, 'classKey' | 'runNo'>

const unknownClass = (classKey: string) => `The rulebook of this event does not know ${classKey}.`

/** Explains why a line is not a run, with the same refusal the lane reads. */
export function runLineRefusal(
  { classKey, runNo }: Row,
  match: CompetitorMatch,
  { at, neutrality }: Pick<ImportedClass, 'at' | 'neutrality'>,
  entries: readonly ClassEntry[],
): string | undefined {
  const { rules, of } = at
  if (!rules) return unknownClass(classKey)
  if (isJudged(rules.format)) return `${classKey} is judged by sheets, so it has no runs.`
  const closed = workRefusal(of)
  if (closed) return closed.message
  const [entry] = entries
  if (!entry) return `${match.name} has not entered ${classKey}.`
  if (entries.length > 1)
    return `${match.name} has two vehicles in ${classKey}, so record this run at the lane.`
  if (runNo > of.runsAllowed)
    return `${classKey} has ${of.runsAllowed === 1 ? 'one run' : `${of.runsAllowed} runs`}, so there is no run ${runNo}.`
  return neutrality(entry)?.message
}

/** Explains why a line is not a result: judges report their class, and who is disqualified has no score. */
export function resultLineRefusal(
  { classKey }: Pick<Row, 'classKey'>,
  match: CompetitorMatch,
  { at, entries }: Pick<ImportedClass, 'at' | 'entries'>,
): string | undefined {
  if (!at.rules) return unknownClass(classKey)
  const own = entries.filter((one) => isEntryOf(one, match))
  if (own.some(({ status }) => status === 'disqualified') && !own.some(({ status }) => status === 'in'))
    return `${match.name} is disqualified in ${classKey}.`
  return at.of.state === 'planned' ? undefined : judgesReport(at.event.title)
}
