import type { CsvRow } from '#shared/platform/csv/read-csv.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { type CompetitorMatch, competitorKey, type Known, matchCompetitor } from './match-competitor.ts'
import { type ImportRow, type ImportTarget, readRow } from './read-row.ts'
import {
  type ImportChoice,
  type ImportCounts,
  type ImportKind,
  type ImportLine,
  type ImportOutcome,
  mostImportBytes,
  mostImportRows,
} from './result-import.ts'

/** An existing result or run, by the key of its meaning. */
export type Existing = {
  targetId: string
  revision: number
  scoreHundredths?: number | undefined
  /** Everything a line of this kind could say about it. */
  said: string
  /** The reason no import replaces it. */
  fixed?: string | undefined
}

export type PlannedLine = ImportLine & { row?: ImportRow; match?: CompetitorMatch }

export type ImportPlan = { lines: PlannedLine[]; counts: ImportCounts }

/** The data a file is planned against. */
export type ImportWorld = ImportTarget &
  Known & {
    eventId: string
    choice: ImportChoice
    existing: ReadonlyMap<string, Existing>
    /** Explains why a line that reads well cannot be written. */
    refusalOf: (row: ImportRow, match: CompetitorMatch) => string | undefined
  }

/** Returns the key of a line’s meaning: event, class, competitor and run. */
export const meaningOf = (eventId: string, row: ImportRow, match: CompetitorMatch): string =>
  `${eventId}#${row.classKey}#${competitorKey(match)}#${row.runNo}`

/** The parts of a line that count, so that one that changes nothing is recognized. */
export const saidOf = (
  kind: ImportKind,
  { scoreHundredths, frequencyTenthsHz, violations, place }: Omit<Partial<ImportRow>, 'name'>,
): string =>
  JSON.stringify(
    kind === 'runs' ? [scoreHundredths, frequencyTenthsHz, violations?.toSorted()] : [scoreHundredths, place],
  )

function changeWords({ scoreHundredths: was }: Existing, { scoreHundredths: is }: ImportRow): string {
  const shown = was === undefined ? 'none' : showHundredths(was)
  return was === is ? `${shown} with other details` : `${shown} → ${showHundredths(is)}`
}

/** Names that are much alike are offered, and never taken. */
const nearWords = ({ near }: CompetitorMatch) =>
  near.length > 0 ? ` If this is ${near.join(' or ')}, write the name like that in the file.` : ''

function planned(row: ImportRow, match: CompetitorMatch, key: string, world: ImportWorld): PlannedLine {
  const { choice, existing, kind } = world
  const { lineNo, classKey, scoreHundredths } = row
  const line = (outcome: ImportOutcome, sentence: string, of: Partial<Existing> = {}): PlannedLine => ({
    lineNo,
    outcome,
    sentence: `Line ${lineNo}: ${sentence}`,
    key,
    ...(of.targetId !== undefined && { targetId: of.targetId, revision: of.revision }),
    row,
    match,
  })
  const before = existing.get(key)
  const guest = match.by === 'guest' ? ' as a guest' : ''
  if (before?.said === saidOf(kind, row))
    return line('skip', `${match.name} in ${classKey} is already the same.`, before)
  if (before && choice !== 'replace')
    return line(
      choice === 'skip' ? 'skip' : 'error',
      `${match.name} in ${classKey} is already there.`,
      before,
    )
  const refusal = world.refusalOf(row, match) ?? before?.fixed
  if (refusal !== undefined) return line('error', `${refusal}${nearWords(match)}`, before)
  return before
    ? line('update', `${match.name} in ${classKey}: ${changeWords(before, row)}.`, before)
    : line(
        'create',
        `${match.name}${guest} in ${classKey} with ${showHundredths(scoreHundredths)}.${nearWords(match)}`,
      )
}

/**
 * Returns what a file would do, line by line. This plan is kept and committed as it is, so that people get
 * exactly what they have seen. Two lines that mean the same are an error on the second.
 */
export function planImport(rows: readonly CsvRow[], world: ImportWorld): ImportPlan {
  const seen = new Map<string, number>()
  const lines = rows.map((of): PlannedLine => {
    const read = readRow(of, world)
    if ('problem' in read) return { lineNo: of.lineNo, outcome: 'error', sentence: read.problem }
    const match = matchCompetitor(read.row, world)
    const key = meaningOf(world.eventId, read.row, match)
    const first = seen.get(key)
    if (first !== undefined)
      return {
        lineNo: of.lineNo,
        outcome: 'error',
        sentence: `Line ${of.lineNo}: This means the same as line ${first}.`,
        key,
      }
    seen.set(key, of.lineNo)
    return planned(read.row, match, key, world)
  })
  const counts: ImportCounts = { create: 0, update: 0, skip: 0, error: 0 }
  for (const { outcome } of lines) counts[outcome]++
  return { lines, counts }
}

/** Empty lines count too, and the number of a line has five digits where it is kept. */
const lastLineNo = 99_999

/** Explains why a file cannot be planned; undefined if it can. */
export function fileRefusal(rows: readonly CsvRow[], bytes: number): string | undefined {
  if (bytes > mostImportBytes) return 'A file may have at most 2 MB.'
  if (rows.length < 2) return 'The file has no lines below its header.'
  // The header is no line of it.
  const isLong = rows.length - 1 > mostImportRows || (rows.at(-1)?.lineNo ?? 0) > lastLineNo
  return isLong ? 'A file may have at most 2,000 lines.' : undefined
}

/** A plan as one text, to be hashed: the same world gives the same text. */
export const planText = ({ lines }: ImportPlan): string =>
  JSON.stringify(
    lines.map(({ lineNo, outcome, sentence, key, targetId, revision }) => [
      lineNo,
      outcome,
      sentence,
      key,
      targetId,
      revision,
    ]),
  )
