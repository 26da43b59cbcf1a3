import * as z from 'zod/mini'
import { EventId } from '#shared/events/event.ts'
import { idSchema } from '#shared/ids.ts'
import { line } from '#shared/text.ts'
import { UserId } from '#shared/users/user.ts'

export const ResultImportId = idSchema('ipt')

export const mostImportRows = 2000
export const mostImportBytes = 2 * 1024 * 1024

export const ImportKind = z.enum(['runs', 'results'])
export type ImportKind = z.infer<typeof ImportKind>

/** What a column of a file may be. */
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
])
export type ImportField = z.infer<typeof ImportField>

/** Which column, counted from zero, is what. */
export const ImportColumns = z.partialRecord(ImportField, z.int().check(z.gte(0), z.lte(99)))
export type ImportColumns = z.infer<typeof ImportColumns>

/** How someone read a file with these headers the last time. */
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

/** What happens to something that is there already: left, replaced by a revision, or nothing is imported. */
export const ImportChoice = z.enum(['skip', 'replace', 'stop'])
export type ImportChoice = z.infer<typeof ImportChoice>

export const ImportOutcome = z.enum(['create', 'update', 'skip', 'error'])
export type ImportOutcome = z.infer<typeof ImportOutcome>

/** What happens to a line of the file. */
export const ImportLine = z.object({
  /** As a spreadsheet counts: the header is 1. */
  lineNo: z.int().check(z.gte(2)),
  outcome: ImportOutcome,
  sentence: z.string(),
  /** What the line means: the same thing twice has the same key. */
  key: z.optional(z.string()),
  /** What it made or changed, and the revision that it left; of a result its version, which every change counts up. */
  targetId: z.optional(z.string()),
  revision: z.optional(z.int()),
  /** When the import was undone, someone had touched it, so it stayed. */
  isLeft: z.optional(z.boolean()),
})
export type ImportLine = z.infer<typeof ImportLine>

export const ImportCounts = z.record(ImportOutcome, z.int())
export type ImportCounts = z.infer<typeof ImportCounts>

/** `committing`: some of its lines are written, and another call continues. */
export const ImportStatus = z.enum(['planned', 'committing', 'committed', 'undone'])
export type ImportStatus = z.infer<typeof ImportStatus>

/** A file of runs or results. What is committed is the very plan that was shown. */
export const ResultImport = z.object({
  id: ResultImportId,
  kind: ImportKind,
  eventId: EventId,
  fileName: line(200, 1),
  columns: ImportColumns,
  choice: ImportChoice,
  rows: z.int().check(z.lte(mostImportRows)),
  /** How many lines do what: as it was planned, and after a commit as it came. */
  plan: ImportCounts,
  planHash: z.string(),
  plannedAt: z.iso.datetime(),
  status: ImportStatus,
  /** Up to which line it is written, so that a commit goes on where it ended. */
  committedLineNo: z.int(),
  committedAt: z.optional(z.iso.datetime()),
  /** Up to which line it is taken back. */
  undoneLineNo: z.int(),
  undoneAt: z.optional(z.iso.datetime()),
  /** How many lines were left when it was undone, because someone has touched what they made. */
  left: z.int(),
  by: UserId,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type ResultImport = z.infer<typeof ResultImport>
