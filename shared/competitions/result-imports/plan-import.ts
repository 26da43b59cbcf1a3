import type { CsvRow } from '#shared/platform/csv/read-csv.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { type ImportQuestion, leaveOut } from './import-question.ts'
import { type ImportCells, lineWords } from './import-rows.ts'
import { type CompetitorMatch, competitorKey, type Known, matchCompetitor } from './match-competitor.ts'
import { placedLines, type StandingResult } from './placed-lines.ts'
import type { NoScore } from './read-cells.ts'
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
  /** A result that waits or counts, so that it takes a place. */
  standing?: Omit<StandingResult, 'targetId'> | undefined
}

export type PlannedLine = ImportLine & { row?: ImportRow; match?: CompetitorMatch }

export type ImportPlan = { lines: PlannedLine[]; counts: ImportCounts; questions: number; warnings: number }

/** The data a file is planned against. */
export type ImportWorld = ImportTarget &
  Known & {
    eventId: string
    /** The days of the event: a line of another day is of another event, or its clock was wrong. */
    days: { startsOn: string; endsOn: string }
    choice: ImportChoice
    existing: ReadonlyMap<string, Existing>
    /** The results in each class that imports made and that wait or count. */
    standing: ReadonlyMap<string, readonly StandingResult[]>
    /** Explains why a line that reads well cannot be written. */
    refusalOf: (row: ImportRow, match: CompetitorMatch) => string | undefined
  }

/** Returns the key of a line’s meaning: event, class, competitor and run. */
export const meaningOf = (eventId: string, row: ImportRow, match: CompetitorMatch): string =>
  `${eventId}#${row.classKey}#${competitorKey(match)}#${row.runNo}`

/** The parts of a line that count, so that one that changes nothing is recognized. Places follow from scores. */
export const saidOf = (
  kind: ImportKind,
  { scoreHundredths, frequencyTenthsHz, violations }: Omit<Partial<ImportRow>, 'name'>,
): string =>
  JSON.stringify(
    kind === 'runs' ? [scoreHundredths, frequencyTenthsHz, violations?.toSorted()] : [scoreHundredths],
  )

function changeWords({ scoreHundredths: was }: Existing, { scoreHundredths: is }: ImportRow): string {
  const shown = was === undefined ? 'none' : showHundredths(was)
  return was === is ? `${shown} with other details` : `${shown} → ${showHundredths(is)}`
}

/** Names that are much alike are offered, and never taken. */
const nearWords = ({ near }: CompetitorMatch) =>
  near.length > 0 ? ` If this is ${near.join(' or ')}, write the name like that in the file.` : ''

function planned(of: ImportCells, row: ImportRow, match: CompetitorMatch, world: ImportWorld): PlannedLine {
  const { choice, existing, kind } = world
  const { lineNo, classKey, scoreHundredths } = row
  const key = meaningOf(world.eventId, row, match)
  const line = (outcome: ImportOutcome, sentence: string, found: Partial<Existing> = {}): PlannedLine => ({
    lineNo,
    outcome,
    sentence: `${lineWords(of)}: ${sentence}`,
    key,
    ...(found.targetId !== undefined && { targetId: found.targetId, revision: found.revision }),
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

const noScoreWords: Record<NoScore, string> = {
  did_not_start: 'did not start, so there is no score and no place',
  did_not_finish: 'did not finish, so there is no score and no place',
  disqualified: 'was disqualified, so there is no score and no place',
  withdrawn: 'withdrew, so there is no score and no place',
  none: 'has no score, so there is nothing to import',
}

/** A line that says why it has no score. What is there already stays, which the organizer has to know. */
function withoutScore(of: ImportCells, row: ImportRow, noScore: NoScore, world: ImportWorld): PlannedLine {
  const matched = matchCompetitor(row, world, of.answers?.who)
  const name =
    'match' in matched ? matched.match.name : row.name || `Number ${row.number ?? row.leagueNumber}`
  const before =
    'match' in matched ? world.existing.get(meaningOf(world.eventId, row, matched.match)) : undefined
  const said = `${lineWords(of)}: ${name} in ${row.classKey}`
  const { lineNo } = row
  if (before && world.choice !== 'skip' && noScore !== 'none')
    return {
      lineNo,
      outcome: 'error',
      sentence: `${said} has a score here, and the file has none. Reject the result or void the run, or leave the line out.`,
    }
  return { lineNo, outcome: 'skip', sentence: `${said} ${noScoreWords[noScore]}.` }
}

/** The question about a day that is none of the event’s. */
function dayQuestion({ on }: ImportRow, { days }: ImportWorld): string | undefined {
  if (on === undefined || (on >= days.startsOn && on <= days.endsOn)) return undefined
  const isOneDay = days.startsOn === days.endsOn
  const event = isOneDay
    ? `is on ${utcDay(days.startsOn)}`
    : `is from ${utcDay(days.startsOn)} to ${utcDay(days.endsOn)}`
  return `The line is of ${utcDay(on)}, and the event ${event}. Is it of this event?`
}

const keep = { value: 'keep', label: 'Yes, import it' } as const

/** What a line leaves open, or the person it means. */
function settled(of: ImportCells, row: ImportRow, world: ImportWorld) {
  const { answers = {} } = of
  const matched = matchCompetitor(row, world, answers.who)
  const day = answers.date === 'keep' ? undefined : dayQuestion(row, world)
  const questions: ImportQuestion[] = []
  const sentences: string[] = []
  if ('question' in matched) {
    questions.push({ about: 'who', options: matched.options })
    sentences.push(matched.question)
  }
  if (day !== undefined) {
    questions.push({ about: 'date', options: [keep, leaveOut] })
    sentences.push(day)
  }
  return { match: 'match' in matched ? matched.match : undefined, questions, sentence: sentences.join(' ') }
}

/** The line of a file before those of its class are placed. `seen` knows the lines by their meaning. */
function plannedLine(of: ImportCells, world: ImportWorld, seen: Map<string, string>): PlannedLine {
  const { lineNo, answers = {} } = of
  const line = (outcome: ImportOutcome, sentence: string, more: Partial<PlannedLine> = {}): PlannedLine => ({
    lineNo,
    outcome,
    sentence,
    ...more,
  })
  const words = lineWords(of)
  if (Object.values(answers).includes('leave_out')) return line('skip', `${words}: This line is left out.`)
  const read = readRow(of, world)
  if ('problem' in read) return line('error', read.problem)
  if (read.noScore) return withoutScore(of, read.row, read.noScore, world)
  const { match, questions, sentence } = settled(of, read.row, world)
  if (!match || questions.length > 0) return line('error', `${words}: ${sentence}`, { questions })
  const key = meaningOf(world.eventId, read.row, match)
  const first = seen.get(key)
  if (first !== undefined) return line('error', `${words}: This means the same as ${first}.`, { key })
  seen.set(key, words.replace('Line', 'line'))
  return planned(of, read.row, match, world)
}

/**
 * Returns what a file would do, line by line. This plan is kept and committed as it is, so that people get
 * exactly what they have seen. Two lines that mean the same are an error on the second.
 */
export function planImport(rows: readonly ImportCells[], world: ImportWorld): ImportPlan {
  const seen = new Map<string, string>()
  const read = rows.map((of) => plannedLine(of, world, seen))
  const lines = world.kind === 'results' ? placedLines(read, world) : read
  const counts: ImportCounts = { create: 0, update: 0, skip: 0, error: 0 }
  for (const { outcome } of lines) counts[outcome]++
  return {
    lines,
    counts,
    questions: lines.filter((line) => line.questions !== undefined).length,
    warnings: lines.filter(({ warning }) => warning !== undefined).length,
  }
}

/** Empty lines count too, and the number of a line has five digits where it is kept. */
const lastLineNo = 99_999

/** Explains why a file cannot be planned; undefined if it can. `header` is the place of its header among the rows. */
export function fileRefusal(rows: readonly CsvRow[], bytes: number, header = 0): string | undefined {
  if (bytes > mostImportBytes) return 'A file may have at most 2 MB.'
  if (header < 0) return 'Choose the line that holds the headers.'
  const lines = rows.length - 1 - header
  if (lines < 1) return 'The file has no lines below its header.'
  const isLong = lines > mostImportRows || (rows.at(-1)?.lineNo ?? 0) > lastLineNo
  return isLong ? 'A file may have at most 2,000 lines.' : undefined
}

/** A plan as one text, to be hashed: the same world gives the same text. */
export const planText = ({ lines }: Pick<ImportPlan, 'lines'>): string =>
  JSON.stringify(
    lines.map(({ lineNo, outcome, sentence, key, targetId, revision, warning, questions }) => [
      lineNo,
      outcome,
      sentence,
      key,
      targetId,
      revision,
      warning,
      questions,
    ]),
  )

/**
 * What a plan writes, without its sentences: a preview from before places followed from the scores is committed while
 * this is the same.
 */
export const plannedWrites = (lines: readonly PlannedLine[]): string =>
  JSON.stringify(
    lines.map(({ outcome, key, targetId, revision }) =>
      outcome === 'error' ? [outcome] : [outcome, key, targetId, revision],
    ),
  )
