import { linesOf, type StoredLine } from '#core/competitions/competitions/import-lines.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { readImport, resultImports } from '#core/competitions/competitions/result-imports.ts'
import { type Desk, organizersDesk } from '#core/competitions/desk/desk-of.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { commitImport as contract } from '#shared/competitions/result-imports/contract.ts'
import { commitRefusal, planChanged } from '#shared/competitions/result-imports/import-refusal.ts'
import { lineWords } from '#shared/competitions/result-imports/import-rows.ts'
import { plannedWrites } from '#shared/competitions/result-imports/plan-import.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import type { BodyOf, ParamsOf } from '#shared/platform/http/route.ts'
import { placesFollow } from './places-follow.ts'
import { planOf } from './plan-import.ts'
import { nextBatch, putLine, untilLinesHold } from './write-lines.ts'

const batchesPerCall = 8

type Committing = {
  actor: Actor
  named: ParamsOf<typeof contract>
  body: BodyOf<typeof contract>
  remember: (answer: ResultImport) => Write[]
}
type Remember = Committing['remember']

/**
 * Does what was planned, some lines at a time. However often and from wherever it is called, each line is written once:
 * every batch moves the import on, and holds only while it is where it was read.
 */
export async function commitImport(
  { actor, named, body, remember }: Committing,
  now: string,
): Promise<ResultImport> {
  const desk = await organizersDesk(actor, named.eventId)
  const of = await untilUnchanged(() => begin({ actor, named, body }, desk, now))
  if (of.status === 'committed') return of
  for (let batch = 1; ; batch++) {
    const isLastHere = batch === batchesPerCall
    const answered: Remember = (next) => (next.status === 'committed' || isLastHere ? remember(next) : [])
    const next = await writeNext({ actor, named, remember: answered }, desk, now)
    if (next.status !== 'committing' || isLastHere) return next
  }
}

/** Starts only what was shown; a started import continues. */
async function begin(
  { actor, named, body }: Omit<Committing, 'remember'>,
  { event }: Desk,
  now: string,
): Promise<ResultImport> {
  const of = await readImport(named)
  refuse(commitRefusal(of, body, now))
  if (of.status !== 'planned') return of
  const lines = await linesOf(of.id)
  const plan = await planOf({ ...of, actor, event }, lines, now)
  if (!isAsShown(of, plan, lines)) {
    // Another call of the same commit may have written lines since the import was read.
    if ((await readImport(named)).version !== of.version) throw concurrentChange()
    refuse(planChanged)
  }
  const next: ResultImport = { ...of, status: 'committing', updatedAt: now, version: of.version + 1 }
  await commit(resultImports.put(next, { version: of.version }))
  return next
}

/** A preview from before places followed from scores knows no places; what it writes is compared with it. */
const isAsShown = (
  of: ResultImport,
  plan: Awaited<ReturnType<typeof planOf>>,
  lines: readonly StoredLine[],
) =>
  of.planVersion === undefined
    ? plannedWrites(plan.lines) === plannedWrites(lines)
    : plan.hash === of.planHash

const writeNext = (
  { actor, named, remember }: Omit<Committing, 'body'>,
  { event }: Desk,
  now: string,
): Promise<ResultImport> =>
  untilLinesHold(async () => {
    const of = await readImport(named)
    if (of.status !== 'committing') return of
    const { done, writes, upTo, isLast } = await nextBatch(actor, of, 'write', now)
    const plan = { ...of.plan }
    const lines = done.map(({ line, stays }) => {
      if (stays === undefined) return line
      plan[line.outcome]--
      plan.error++
      return { ...line, outcome: 'error' as const, sentence: `${lineWords(line)}: ${stays}` }
    })
    const next: ResultImport = {
      ...of,
      plan,
      committedLineNo: upTo,
      ...(isLast && { status: 'committed', committedAt: now }),
      updatedAt: now,
      version: of.version + 1,
    }
    await commit(
      resultImports.put(next, { version: of.version }),
      ...lines.map(putLine),
      ...writes,
      ...(isLast
        ? [
            ...(await placesFollow(next, now)),
            recordActivity(
              {
                by: actor,
                type: 'result_import',
                description: `Imported ${of.fileName} for ${event.title}: ${plan.create + plan.update} of ${of.rows} lines`,
                metadata: { eventId: event.id, importId: of.id },
              },
              now,
            ),
          ]
        : []),
      ...remember(next),
    )
    return next
  })
