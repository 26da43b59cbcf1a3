import * as z from 'zod/mini'
import { eachItem } from '#core/platform/db/each-item.ts'
import { entity } from '#core/platform/db/entity.ts'
import { ImportAnswers } from '#shared/competitions/result-imports/import-question.ts'
import { CompetitorMatch } from '#shared/competitions/result-imports/match-competitor.ts'
import { ImportRow } from '#shared/competitions/result-imports/read-row.ts'
import {
  ImportLine,
  importLineDays,
  ResultImportId,
} from '#shared/competitions/result-imports/result-import.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Score } from '#shared/rules/scores/score.ts'

/** A line with what it says, and what it replaced. */
export const StoredLine = z.object({
  ...ImportLine.shape,
  importId: ResultImportId,
  /** The cells that are read, so that the plan can be made again. */
  cells: z.array(z.string()),
  row: z.optional(ImportRow),
  match: z.optional(CompetitorMatch),
  /** The number of its line and its run, for a line of runs side by side. */
  shownNo: z.optional(z.int()),
  part: z.optional(z.int()),
  answers: z.optional(ImportAnswers),
  /** The entry in the class whose it is. */
  entryId: z.optional(z.string()),
  /** For a result that it replaced: what it said. */
  before: z.optional(
    z.object({
      score: Score,
      isZero: z.optional(z.boolean()),
      place: z.optional(z.int()),
      importId: z.optional(z.string()),
    }),
  ),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type StoredLine = z.infer<typeof StoredLine>

export const linesPartition = (importId: string) => `IPT#${importId}`
export const lineKey = (lineNo: number) => `LINE#${String(lineNo).padStart(5, '0')}`

export const lastLineKey = lineKey(99_999)

/** The lines of an import in their order. They go after a month. */
export const importLines = entity({
  name: 'import-line',
  erasure: { days: importLineDays + 1 },
  schema: StoredLine,
  packed: true,
  expiresAt: ({ createdAt }) => addTime(createdAt, { days: importLineDays }),
  key: ({ importId, lineNo }: { importId: string; lineNo: number }) => ({
    pk: linesPartition(importId),
    sk: lineKey(lineNo),
  }),
})

export async function linesOf(importId: string): Promise<StoredLine[]> {
  const all: StoredLine[] = []
  for await (const one of eachItem(importLines, {
    pk: linesPartition(importId),
    prefix: 'LINE#',
    consistent: true,
  }))
    all.push(one)
  return all
}

/** A line as its organizer sees it. */
export const shownLine = ({
  lineNo,
  outcome,
  sentence,
  targetId,
  revision,
  warning,
  questions,
  isLeft,
}: StoredLine): ImportLine => ({
  lineNo,
  outcome,
  sentence,
  ...(targetId !== undefined && { targetId }),
  ...(revision !== undefined && { revision }),
  ...(warning !== undefined && { warning }),
  ...(questions && { questions }),
  ...(isLeft && { isLeft }),
})
