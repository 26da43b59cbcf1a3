import { assertNeutralTo } from '#core/competitions/competitions/assert-neutral.ts'
import type { ClassAt, ClassRules } from '#core/competitions/competitions/class-at.ts'
import { type ClassActor, classStaff } from '#core/competitions/competitions/class-roles.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { whileScoring } from '#core/competitions/competitions/while-scoring.ts'
import { workedClassAt } from '#core/competitions/competitions/worked-class-at.ts'
import { classEntriesWith } from '#core/events/class-entries/fresh-entries-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { keptOf } from '#shared/competitions/runs/kept-of.ts'
import { notAfter } from '#shared/competitions/runs/not-after.ts'
import type { Run, RunFields } from '#shared/competitions/runs/run.ts'
import { runRefusal } from '#shared/competitions/runs/run-refusal.ts'
import { AppError } from '#shared/errors.ts'
import { newRun, sameRun } from './run-at.ts'

type Recording = {
  actor: Pick<Actor, 'userId' | 'user'>
  named: { eventId: string; classKey: string; runId: string }
  fields: RunFields
  remember: (run: Run) => Write[]
}

/**
 * Records a run under the id that its device made. However often it arrives, it is one run; even hours later,
 * while the class runs. When two devices record the same run of an entry, the second one is refused.
 */
export const recordRun = (recording: Recording, now: string): Promise<Run> =>
  untilUnchanged(() => recorded(recording, now), { crowd: true })

async function recorded({ actor, named, fields: sent, remember }: Recording, now: string): Promise<Run> {
  const fields = {
    ...sent,
    measuredAt: notAfter(sent.measuredAt, now),
    deviceAt: notAfter(sent.deviceAt, now),
  }
  const at = await workedClassAt(named.eventId, named.classKey)
  const staff = await classStaff(actor, at.event, named.classKey)
  const known = await sameRun(named, fields)
  if (known) return known
  refuse(workRefusal(at.of))
  await assertNeutral(staff, at, fields.entryId)
  const earlier = await runsOf(named.eventId, named.classKey, fields.entryId)
  refuse(
    runRefusal(
      { ...fields, id: named.runId as Run['id'] },
      earlier,
      { runs: at.of.runsAllowed },
      at.rules.violations,
    ),
  )
  const run = runFrom({ by: actor.userId, at, fields, id: named.runId, earlier }, now)
  await commit(
    ...newRun(run),
    whileScoring(at, now, { entryIds: [run.entryId] }),
    announce('class.scored', { eventId: run.eventId, classKey: run.classKey }, now),
    ...remember(run),
  )
  return run
}

/** After a voided run, the next run with its number is another revision. */
function runFrom(
  {
    by,
    at,
    fields,
    id,
    earlier,
  }: {
    by: string
    at: ClassAt & { rules: ClassRules }
    fields: RunFields
    id: string
    earlier: readonly Run[]
  },
  now: string,
): Run {
  const before = earlier.filter(({ runNo }) => runNo === fields.runNo).at(-1)
  return {
    ...fields,
    id: id as Run['id'],
    eventId: at.event.id,
    classKey: at.of.classKey,
    ...keptOf(fields, at.rules),
    source: 'lane',
    by: by as Run['by'],
    revision: (before?.revision ?? 0) + 1,
    ...(before && { supersedes: before.id }),
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}

/** Checks that the entry runs in this class, and that the caller is not too close to it. */
export async function assertNeutral(staff: ClassActor, at: ClassAt, entryId: string): Promise<void> {
  const entries = await classEntriesWith(at.event.id, at.of.classKey, [entryId])
  const entry = entries.find((one) => one.entryId === entryId)
  if (entry?.status !== 'in')
    throw new AppError('not_found', 'entry_not_found', 'This entry is not in this class.')
  await assertNeutralTo(staff, at, entries, [entryId])
}
