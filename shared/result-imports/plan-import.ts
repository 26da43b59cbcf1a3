import type { CsvRow } from '#shared/csv/read-csv.ts'
import { showHundredths } from '#shared/scores/show-score.ts'
import { competitorKey, type Known, type Match, matchCompetitor } from './match-competitor.ts'
import { type ImportRow, type ImportTarget, readRow } from './read-row.ts'
import {
  type ImportChoice,
  type ImportCounts,
  type ImportLine,
  type ImportOutcome,
  mostImportBytes,
  mostImportRows,
} from './result-import.ts'

/** What is there already, by what it means. */
export type Existing = { targetId: string; revision: number; scoreHundredths?: number | undefined }

export type PlannedLine = ImportLine & { row?: ImportRow; match?: Match }

export type ImportPlan = { lines: PlannedLine[]; counts: ImportCounts }

type World = ImportTarget &
  Known & {
    eventId: string
    choice: ImportChoice
    existing: ReadonlyMap<string, Existing>
  }

/** What a line means: event, class, competitor and run. */
export const meaningOf = (eventId: string, row: ImportRow, match: Match): string =>
  `${eventId}#${row.classKey}#${competitorKey(match)}#${row.runNo}`

const scoreWords = (hundredths: number | undefined) =>
  hundredths === undefined ? '' : ` with ${showHundredths(hundredths)}`

function planned(row: ImportRow, match: Match, key: string, { choice, existing }: World): PlannedLine {
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
  if (!before) return line('create', `${match.name}${guest} in ${classKey}${scoreWords(scoreHundredths)}.`)
  if (before.scoreHundredths === scoreHundredths)
    return line('skip', `${match.name} in ${classKey} is the same already.`, before)
  const change = `${match.name} in ${classKey}: ${[before.scoreHundredths, scoreHundredths].map((one) => (one === undefined ? 'none' : showHundredths(one))).join(' → ')}.`
  if (choice === 'replace') return line('update', change, before)
  return choice === 'skip'
    ? line('skip', `${match.name} in ${classKey} is there already.`, before)
    : line('error', `${match.name} in ${classKey} is there already.`, before)
}

/**
 * What a file would do, line by line. This plan is kept and committed as it is, so that what people have seen is what
 * happens. Two lines that mean the same are an error on the second.
 */
export function planImport(rows: readonly CsvRow[], world: World): ImportPlan {
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

/** Why a file cannot be planned, or undefined where it can. */
export function fileRefusal(rows: readonly CsvRow[], bytes: number): string | undefined {
  if (bytes > mostImportBytes) return 'A file may have at most 2 MB.'
  if (rows.length < 2) return 'The file has no lines below its header.'
  // The header is no line of it.
  return rows.length - 1 > mostImportRows ? 'A file may have at most 2,000 lines.' : undefined
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
