import type { StoredLine } from '#core/competitions/competitions/import-lines.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { whileScoring } from '#core/competitions/competitions/while-scoring.ts'
import { newRun } from '#core/competitions/runs/run-at.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { keptOf } from '#shared/competitions/runs/kept-of.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { currentRun } from './existing-runs-and-results.ts'
import { entriesIn, type ImportedClass } from './imported-class.ts'
import { runLineRefusal } from './line-refusal.ts'
import { type LineWriter, overtaken, type Writing, type Written } from './line-writes.ts'

type Classes = ReadonlyMap<string, ImportedClass>

/** Runs as the lanes write them: never overwritten, and of a class that takes runs. */
export async function runWriter({ of, by, now }: Writing, classes: Classes): Promise<LineWriter> {
  const { eventId } = of
  const runs = new Map(
    await Promise.all(
      [...classes.keys()].map(async (classKey) => [classKey, await runsOf(eventId, classKey)] as const),
    ),
  )

  const all = (line: StoredLine): Run[] =>
    (runs.get(line.row?.classKey ?? '') ?? []).filter(
      ({ entryId, runNo }) => entryId === line.entryId && runNo === line.row?.runNo,
    )
  const current = (line: StoredLine) => currentRun(all(line), line.entryId ?? '', line.row?.runNo ?? 0)

  /** Another revision of what exists; the first one if nothing does. */
  const revised = (line: StoredLine, step: 'do' | 'undo', run: Run): Run => {
    const before = all(line).at(-1)
    const { supersedes: _, reason: __, voidedBy, ...rest } = run
    const reason =
      step === 'do' ? `Imported from ${of.fileName}.` : `The import of ${of.fileName} was undone.`
    return {
      ...rest,
      id: deriveId('run', of.createdAt, `${of.id}#${line.lineNo}#${step}`),
      by: by as Run['by'],
      revision: (before?.revision ?? 0) + 1,
      ...(before && { supersedes: before.id, reason }),
      ...(voidedBy && { voidedBy }),
      createdAt: now,
      updatedAt: now,
      version: 1,
    }
  }

  function write(line: StoredLine): Written {
    const { row, match } = line
    const found = classes.get(row?.classKey ?? '')
    if (!row || !match || !found?.at.rules) return overtaken(line)
    const entries = entriesIn(found, match)
    const refusal = runLineRefusal(row, match, found, entries)
    if (refusal !== undefined) return overtaken(line, refusal)
    const there = current(line)
    const isAsPlanned =
      line.outcome === 'create'
        ? there === undefined
        : there?.id === line.targetId && there?.revision === line.revision
    if (!isAsPlanned || entries[0]?.entryId !== line.entryId) return overtaken(line)
    const measured = {
      measuredHundredths: row.scoreHundredths,
      ...(row.frequencyTenthsHz !== undefined && { frequencyTenthsHz: row.frequencyTenthsHz }),
      violations: row.violations,
    }
    // A file says the day at most.
    const measuredAt = row.on === undefined ? now : `${row.on}T12:00:00.000Z`
    const run = revised(line, 'do', {
      id: 'run_',
      eventId,
      classKey: row.classKey as Run['classKey'],
      entryId: line.entryId as Run['entryId'],
      runNo: row.runNo,
      ...measured,
      measuredAt,
      deviceAt: now,
      ...keptOf(measured, found.at.rules),
      source: 'import',
      by: by as Run['by'],
      revision: 1,
      createdAt: now,
      updatedAt: now,
      version: 1,
    })
    return { line: { ...line, targetId: run.id, revision: run.revision }, writes: newRun(run) }
  }

  /** Items that it made are voided, and for items that it changed the revision before counts again. */
  function undo(line: StoredLine): Written {
    const there = current(line)
    const at = classes.get(line.row?.classKey ?? '')?.at
    if (!at || workRefusal(at.of)) return overtaken(line)
    if (!there || there.id !== line.targetId || there.revision !== line.revision) return overtaken(line)
    const before = all(line).find(({ revision }) => revision === there.revision - 1)
    const next =
      line.outcome === 'create'
        ? revised(line, 'undo', { ...there, voidedBy: by as Run['by'] })
        : before && revised(line, 'undo', before)
    return next ? { line, writes: newRun(next) } : overtaken(line)
  }

  const holding: LineWriter['holding'] = (classKey, { step, entryIds }): Write[] => {
    const found = classes.get(classKey)
    return found
      ? [
          // A person who has run is no longer absent.
          whileScoring(found.at, now, step === 'write' ? { entryIds } : {}),
          announce('class.scored', { eventId, classKey: found.at.of.classKey }, now),
        ]
      : []
  }
  return { write, undo, holding }
}
