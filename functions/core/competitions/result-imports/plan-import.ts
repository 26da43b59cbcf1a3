import { importLines, type StoredLine } from '#core/competitions/competitions/import-lines.ts'
import { resultImports } from '#core/competitions/competitions/result-imports.ts'
import { organizersDesk } from '#core/competitions/desk/desk-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import type { planImport as contract } from '#shared/competitions/result-imports/contract.ts'
import {
  columnsRefusal,
  headersKeyOf,
  readColumns,
} from '#shared/competitions/result-imports/guess-columns.ts'
import { headerAt, type ImportCells, importRows } from '#shared/competitions/result-imports/import-rows.ts'
import { cleanedCell, mappedCells, mostColumns } from '#shared/competitions/result-imports/mapped-cells.ts'
import { fileRefusal, type PlannedLine, planImport } from '#shared/competitions/result-imports/plan-import.ts'
import {
  type ImportMapping,
  mostImportRows,
  type ResultImport,
} from '#shared/competitions/result-imports/result-import.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { readCsv } from '#shared/platform/csv/read-csv.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { importMappings } from './import-mappings.ts'
import { type ImportAim, importRules, importWorld } from './import-world.ts'
import { planHash } from './plan-hash.ts'

/** Places follow from the scores since the second. */
const planVersion = 2

type Planning = {
  actor: Actor
  eventId: string
  body: BodyOf<typeof contract>
  remember: (answer: ResultImport) => Write[]
}

const refused = (code: 'file_refused' | 'columns_needed', message: string) =>
  new AppError('unprocessable', code, message)

type FileRead = { headers: string[]; rows: ImportCells[] }

/** The header and the lines of a file, with no more than the cells that are read. */
function readFile({ csv, kind, columns, headerLineNo }: Planning['body']): FileRead {
  const read = readCsv(csv)
  if ('problem' in read) throw refused('file_refused', read.problem)
  const header = headerAt(read.rows, headerLineNo)
  const problem = fileRefusal(read.rows, Buffer.byteLength(csv), header)
  if (problem) throw refused('file_refused', problem)
  const lines = read.rows.slice(header + 1)
  const cells = lines.map((row) => ({ lineNo: row.lineNo, cells: mappedCells(row.cells, columns) }))
  const rows = importRows(cells, { kind, columns })
  // Runs side by side become a line each.
  if (rows.length > mostImportRows)
    throw refused('file_refused', 'A file may have at most 2,000 lines, and each run counts as one.')
  return { headers: (read.rows[header]?.cells ?? []).slice(0, mostColumns).map(cleanedCell), rows }
}

/** The plan of these rows as things are now, and what it is known by. */
export async function planOf(aim: ImportAim, rows: readonly ImportCells[], now: string) {
  const world = await importWorld(aim, rows, now)
  const plan = planImport(rows, world)
  const entryIdOf = ({ row, match }: PlannedLine) =>
    row && match ? world.entriesOf(row.classKey, match)[0]?.entryId : undefined
  return { ...plan, entryIdOf, hash: planHash(plan) }
}

type Plan = Awaited<ReturnType<typeof planOf>>

/** What an import says about its plan. */
export const shownPlan = (
  { counts, questions, warnings, hash }: Plan,
  now: string,
): Pick<ResultImport, 'plan' | 'questions' | 'warnings' | 'planVersion' | 'planHash' | 'plannedAt'> => ({
  plan: counts,
  questions,
  warnings,
  planVersion,
  planHash: hash,
  plannedAt: now,
})

type Stored = { of: Pick<ResultImport, 'id' | 'createdAt'>; entryId: string | undefined; version: number }

/** A planned line as it is kept, with what it was made of. */
export const storedLine = (
  line: PlannedLine,
  { cells, shownNo, part, answers }: ImportCells,
  { of, entryId, version }: Stored,
): StoredLine => ({
  ...line,
  importId: of.id,
  cells,
  ...(shownNo !== undefined && { shownNo }),
  ...(part !== undefined && { part }),
  ...(answers && { answers }),
  ...(entryId && { entryId }),
  createdAt: of.createdAt,
  version,
})

/** Plans a file and keeps the plan: exactly that is committed. */
export async function planFile(
  { actor, eventId, body, remember }: Planning,
  now: string,
): Promise<ResultImport> {
  const { kind, fileName, choice, headerLineNo } = body
  const columns = readColumns(kind, body.columns)
  const { event } = await organizersDesk(actor, eventId)
  const aim = { actor, event, kind, columns, choice }
  await importRules(aim, now)
  const missing = columnsRefusal(columns)
  if (missing) throw refused('columns_needed', missing)
  const { headers, rows } = readFile({ ...body, columns })
  const plan = await planOf(aim, rows, now)
  const by = actor.userId as ResultImport['by']
  const made: ResultImport = {
    id: newId('ipt', now),
    kind,
    eventId: event.id,
    fileName,
    columns,
    choice,
    rows: rows.length,
    ...shownPlan(plan, now),
    ...(headerLineNo !== undefined && { headerLineNo }),
    status: 'planned',
    committedLineNo: 0,
    undoneLineNo: 0,
    left: 0,
    by,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  const lines = plan.lines.map((line, at) =>
    storedLine(line, rows[at] as ImportCells, { of: made, entryId: plan.entryIdOf(line), version: 1 }),
  )
  // Lines that an attempt left behind belong to no import, and go by themselves.
  await writeBatch(lines.map((line) => ({ PutRequest: { Item: importLines.item(line) } })))
  await commit(
    resultImports.put(made, { absent: true }),
    importMappings.derive(mappingOf({ userId: by, kind, columns, headers }, now)),
    ...remember(made),
  )
  return made
}

const mappingOf = (
  { headers, ...of }: Pick<ImportMapping, 'userId' | 'kind' | 'columns'> & { headers: readonly string[] },
  now: string,
): ImportMapping => ({
  ...of,
  headersKey: headersKeyOf(headers),
  createdAt: now,
  updatedAt: now,
  version: 1,
})
