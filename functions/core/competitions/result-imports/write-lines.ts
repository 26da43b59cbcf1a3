import {
  importLines,
  lastLineKey,
  lineKey,
  linesPartition,
  type StoredLine,
} from '#core/competitions/competitions/import-lines.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { AppError } from '#shared/errors.ts'
import { importedClasses } from './imported-class.ts'
import type { LineWriter, Touched, Written } from './line-writes.ts'
import { resultWriter } from './result-writer.ts'
import { runWriter } from './run-writer.ts'

const mostLines = 25
/** A transaction takes 100; the import, the activity and the answer are three, and the classes come on top. */
const mostWrites = 85
const linesRead = 100
/** The number of writes that hold one class. */
const mostHolding = 2

type Step = Touched['step']

export type Batch = {
  /** Lines with what became of them. */
  done: Written[]
  writes: Write[]
  /** Up to which line it goes. */
  upTo: number
  isLast: boolean
}

const isAtWork = ({ outcome }: StoredLine) => outcome === 'create' || outcome === 'update'

/** The next lines after one, with what they write: as many as fit into one transaction. */
export async function nextBatch(actor: Actor, of: ResultImport, step: Step, now: string): Promise<Batch> {
  const from = step === 'write' ? of.committedLineNo : of.undoneLineNo
  const { items, nextCursor } = await importLines.list({
    pk: linesPartition(of.id),
    // The import itself stands in the same partition, behind them.
    between: [lineKey(from + 1), lastLineKey],
    limit: linesRead,
    consistent: true,
  })
  const page = items.filter((line) => !line.isLeft)
  const wanted = page.filter(isAtWork).slice(0, mostLines)
  const classes = await importedClasses(
    actor,
    of.eventId,
    wanted.flatMap(({ row }) => row?.classKey ?? []),
  )
  const writing = { of, by: actor.userId, now }
  const writer = of.kind === 'runs' ? await runWriter(writing, classes) : resultWriter(writing, classes)
  const { done, count, holding } = await filled(wanted, writer, step)
  const last = wanted[count - 1]
  const isWhole = count === page.filter(isAtWork).length
  return {
    done,
    writes: [...done.flatMap(({ writes }) => writes), ...holding],
    upTo: (isWhole ? items.at(-1)?.lineNo : last?.lineNo) ?? from,
    isLast: isWhole && !nextCursor,
  }
}

async function filled(wanted: readonly StoredLine[], writer: LineWriter, step: Step) {
  const done: Written[] = []
  const classKeys = new Set<string>()
  let sum = 0
  for (const line of wanted) {
    const written = await writer[step](line)
    const classKey = classOf(line)
    const isFirst = (step === 'undo' || written.stays === undefined) && !classKeys.has(classKey)
    // The line itself is one.
    const count = written.writes.length + (isFirst ? mostHolding : 0) + 1
    if (sum + count > mostWrites) break
    sum += count
    if (isFirst) classKeys.add(classKey)
    done.push(written)
  }
  const holding = [...classKeys].flatMap((classKey) => {
    const own = done.filter(({ line }) => classOf(line) === classKey)
    const entryIds = own.flatMap(({ line, stays }) => (stays === undefined && line.entryId) || [])
    return writer.holding(classKey, { step, entryIds })
  })
  return { done, count: done.length, holding }
}

const classOf = ({ row }: StoredLine) => row?.classKey ?? ''

/** A line as it is kept. */
export const putLine = (line: StoredLine): Write =>
  importLines.put({ ...line, version: line.version + 1 }, { version: line.version })

/** A class that closes and a result that comes in the same moment are read again, and then the line says so. */
export const untilLinesHold = <T>(attempt: () => Promise<T>): Promise<T> =>
  untilUnchanged(
    async () => {
      try {
        return await attempt()
      } catch (error) {
        const isOvertaken =
          error instanceof AppError && (error.code === 'class_state' || error.code === 'result_twice')
        throw isOvertaken ? concurrentChange() : error
      }
    },
    { crowd: true },
  )
