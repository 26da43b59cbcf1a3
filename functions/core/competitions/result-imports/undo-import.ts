import { classesOf } from '#core/competitions/competitions/classes-of.ts'
import { linesOf, type StoredLine } from '#core/competitions/competitions/import-lines.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { readImport, resultImports } from '#core/competitions/competitions/result-imports.ts'
import { type Desk, organizersDesk } from '#core/competitions/desk/desk-of.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import type { undoImport as contract } from '#shared/competitions/result-imports/contract.ts'
import { undoRefusal } from '#shared/competitions/result-imports/import-refusal.ts'
import { lineWords } from '#shared/competitions/result-imports/import-rows.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import type { ParamsOf } from '#shared/platform/http/route.ts'
import { placesFollow } from './places-follow.ts'
import { nextBatch, putLine, untilLinesHold } from './write-lines.ts'

type Undoing = {
  actor: Actor
  named: ParamsOf<typeof contract>
  remember: (answer: ResultImport) => Write[]
}

const batchesPerCall = 8

/**
 * Takes an import back, some lines at a time: what it made goes, what it replaced comes back, and what someone has
 * touched since stays. `undoneLineNo` says how far, and another call continues.
 */
export async function undoImport({ actor, named, remember }: Undoing, now: string): Promise<ResultImport> {
  const desk = await organizersDesk(actor, named.eventId)
  const of = await readImport(named)
  await assertOpen(of, now)
  for (let batch = 1; ; batch++) {
    const isLastHere = batch === batchesPerCall
    const answered: Undoing['remember'] = (next) =>
      next.status === 'undone' || isLastHere ? remember(next) : []
    const next = await undoNext({ actor, named, remember: answered }, desk, now)
    if (next.status !== 'committed' || isLastHere) return next
  }
}

/** Allowed while none of its classes is final; for runs, while their classes take runs. */
async function assertOpen(of: ResultImport, now: string): Promise<void> {
  const [lines, classes] = await Promise.all([linesOf(of.id), classesOf(of.eventId, { consistent: true })])
  const touched = lines.filter(({ outcome }) => outcome === 'create' || outcome === 'update')
  const keys = [...new Set(touched.flatMap(({ row }) => row?.classKey ?? []))]
  const states = keys.map((key) => classes.get(key)?.state ?? ('planned' as const))
  refuse(undoRefusal(of, states, now))
  if (of.kind === 'runs') for (const state of states) refuse(workRefusal({ state }))
}

const undoNext = ({ actor, named, remember }: Undoing, { event }: Desk, now: string): Promise<ResultImport> =>
  untilLinesHold(async () => {
    const of = await readImport(named)
    if (of.status !== 'committed') return of
    const { done, writes, upTo, isLast } = await nextBatch(actor, of, 'undo', now)
    const left = done.filter(({ stays }) => stays !== undefined)
    const next: ResultImport = {
      ...of,
      undoneLineNo: upTo,
      left: of.left + left.length,
      ...(isLast && { status: 'undone', undoneAt: now }),
      updatedAt: now,
      version: of.version + 1,
    }
    await commit(
      resultImports.put(next, { version: of.version }),
      ...left.map(({ line }) => putLine(leftLine(line))),
      ...writes,
      ...(isLast
        ? [
            ...(await placesFollow(next, now)),
            recordActivity(
              {
                by: actor,
                type: 'result_import_undo',
                description: `Undid the import of ${of.fileName} for ${event.title}`,
                metadata: { eventId: event.id, importId: of.id, left: next.left },
              },
              now,
            ),
          ]
        : []),
      ...remember(next),
    )
    return next
  })

const leftLine = (line: StoredLine): StoredLine => ({
  ...line,
  isLeft: true,
  sentence: `${lineWords(line)}: ${line.match?.name ?? 'This'} in ${line.row?.classKey ?? 'its class'} was changed after the import, so it was left as it is.`,
})
