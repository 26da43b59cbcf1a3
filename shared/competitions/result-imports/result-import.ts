import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'
import { ImportQuestion } from './import-question.ts'

export const ResultImportId = idSchema('ipt')

export const mostImportRows = 2000
export const mostImportBytes = 2 * 1024 * 1024
/** The header is looked for and chosen among the lines at the top: meters and leagues write a title above it. */
export const headerLines = 20
/** Lines name people, so they go after a month. */
export const importLineDays = 30

export const ImportKind = z.enum(['runs', 'results'])
export type ImportKind = z.infer<typeof ImportKind>

/** The possible meanings of a column of a file. */
export const ImportField = z.enum([
  'league_number',
  'number',
  'name',
  'class',
  'score',
  'frequency',
  'run',
  'violation',
  'place',
  'date',
  'first_name',
  'last_name',
  'run_1',
  'run_2',
  'run_3',
  'run_4',
])
export type ImportField = z.infer<typeof ImportField>

/** Runs that stand side by side in one line. */
export const runFields = ['run_1', 'run_2', 'run_3', 'run_4'] as const satisfies readonly ImportField[]

/** The column, counted from zero, of each meaning. */
export const ImportColumns = z.partialRecord(ImportField, z.int().check(z.gte(0), z.lte(99)))
export type ImportColumns = z.infer<typeof ImportColumns>

/** The way a person last read a file with these headers. */
export const ImportMapping = z.object({
  userId: UserId,
  kind: ImportKind,
  /** The headers as they are compared. */
  headersKey: z.string(),
  columns: ImportColumns,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type ImportMapping = z.infer<typeof ImportMapping>

/** The choice for existing results and runs: left, replaced by a revision, or nothing is imported. */
export const ImportChoice = z.enum(['skip', 'replace', 'stop'])
export type ImportChoice = z.infer<typeof ImportChoice>

export const ImportOutcome = z.enum(['create', 'update', 'skip', 'error'])
export type ImportOutcome = z.infer<typeof ImportOutcome>

/** The outcome for a line of the file. */
export const ImportLine = z.object({
  /** The line number as a spreadsheet counts: the header is 1. */
  lineNo: z.int().check(z.gte(2)),
  outcome: ImportOutcome,
  sentence: z.string(),
  /** The key of the line’s meaning: two lines that mean the same have the same key. */
  key: z.optional(z.string()),
  /**
   * The thing it made or changed, and the revision it left; for a result its version, which every change
   * increases.
   */
  targetId: z.optional(z.string()),
  revision: z.optional(z.int()),
  /** What the file says and does not count, such as a place that contradicts the scores. */
  warning: z.optional(z.string()),
  /** What an organizer answers before the line is imported; until then its outcome is an error. */
  questions: z.optional(z.array(ImportQuestion)),
  /** True if it was changed after the import, so it stayed when the import was undone. */
  isLeft: z.optional(z.boolean()),
})
export type ImportLine = z.infer<typeof ImportLine>

export const ImportCounts = z.record(ImportOutcome, z.int())
export type ImportCounts = z.infer<typeof ImportCounts>

/** `committing`: some of its lines are written, and another call continues. */
export const ImportStatus = z.enum(['planned', 'committing', 'committed', 'undone'])
export type ImportStatus = z.infer<typeof ImportStatus>

/** A file of runs or results. A commit carries out the very plan that was shown. */
export const ResultImport = z.object({
  id: ResultImportId,
  kind: ImportKind,
  eventId: EventId,
  fileName: line(200, 1),
  columns: ImportColumns,
  choice: ImportChoice,
  rows: z.int().check(z.lte(mostImportRows)),
  /** The number of lines per outcome: as planned, and after a commit as it happened. */
  plan: ImportCounts,
  /** The number of lines with an open question, and of those with a warning. */
  questions: z.optional(z.int()),
  warnings: z.optional(z.int()),
  /** The line of the file that holds the headers; missing where it is the first. */
  headerLineNo: z.optional(z.int()),
  /** Missing in imports from before places followed from the scores. */
  planVersion: z.optional(z.int()),
  planHash: z.string(),
  plannedAt: z.iso.datetime(),
  status: ImportStatus,
  /** Up to which line it is written, so that a commit goes on where it ended. */
  committedLineNo: z.int(),
  committedAt: z.optional(z.iso.datetime()),
  /** Up to which line it is taken back. */
  undoneLineNo: z.int(),
  undoneAt: z.optional(z.iso.datetime()),
  /**
   * The number of lines left when it was undone, because the results or runs they made were changed since.
   */
  left: z.int(),
  by: UserId,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type ResultImport = z.infer<typeof ResultImport>
