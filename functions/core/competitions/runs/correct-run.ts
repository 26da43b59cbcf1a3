import { isDeepStrictEqual } from 'node:util'
import { assertNeutralTo } from '#core/competitions/competitions/assert-neutral.ts'
import { judgedClassAt } from '#core/competitions/competitions/class-at.ts'
import { assertHeadJudge, classStaff } from '#core/competitions/competitions/class-roles.ts'
import { assertNeutralHead, leadersOf } from '#core/competitions/competitions/leaders-of.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { whileScoring } from '#core/competitions/competitions/while-scoring.ts'
import { classEntriesOf } from '#core/events/class-entries/class-entries-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { changeRun as changing } from '#shared/competitions/runs/contract.ts'
import { keptOf } from '#shared/competitions/runs/kept-of.ts'
import { notAfter } from '#shared/competitions/runs/not-after.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { runReasonRefusal, violationRefusal } from '#shared/competitions/runs/run-refusal.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { assertNeutral } from './record-run.ts'
import { newRun, runOf, sameRun } from './run-at.ts'

type Named = { eventId: string; classKey: string; runId: string }
type Correcting<Body> = {
  actor: Pick<Actor, 'userId' | 'user'>
  named: Named
  body: Body
  remember: (run: Run) => Write[]
}

/** The last revision of the run that this one is of. */
async function lastOf(run: Run): Promise<Run> {
  const all = await runsOf(run.eventId, run.classKey, run.entryId)
  return all.filter(({ runNo }) => runNo === run.runNo).at(-1) ?? run
}

/** A further revision of a run; of a verified class only by the head judge, and it counts when the class is amended. */
export const changeRun = (
  { actor, named, body, remember }: Correcting<BodyOf<typeof changing>>,
  now: string,
): Promise<Run> =>
  untilUnchanged(
    async () => {
      const at = await judgedClassAt(named.eventId, named.classKey)
      const staff = await classStaff(actor, at.event, named.classKey)
      const run = await runOf(named)
      const { id, reason, baseRevision, ...measured } = body
      const last = await lastOf(run)
      // Read last: the same correction that another call makes meanwhile is then seen here or at the commit.
      const known = await sameRun({ ...named, runId: id }, run)
      if (known) return known
      const correcting = at.of.state === 'verified'
      if (correcting) assertHeadJudge(staff)
      refuse(runReasonRefusal(reason))
      refuse(violationRefusal(measured.violations, at.rules.violations))
      await assertNeutral(staff, at, run.entryId)
      if (last.revision !== baseRevision || last.voidedBy)
        throw new AppError(
          'conflict',
          'run_changed',
          'Someone changed this run in the meantime. Look at it again before you correct it.',
        )
      // Nothing was corrected.
      if (isSameRun(last, measured)) return last
      const { frequencyTenthsHz: _, supersedes: __, ...before } = last
      const next: Run = {
        ...before,
        ...measured,
        deviceAt: notAfter(measured.deviceAt, now),
        ...keptOf(measured, at.rules),
        id,
        by: actor.userId as Run['by'],
        revision: last.revision + 1,
        supersedes: last.id,
        reason,
        createdAt: now,
        updatedAt: now,
        version: 1,
      }
      return written(next, whileScoring(at, now, { correcting }), remember, now)
    },
    { crowd: true },
  )

type Measured = Pick<Run, 'measuredHundredths' | 'frequencyTenthsHz' | 'violations'>

const isSameRun = (one: Measured, other: Measured) =>
  one.measuredHundredths === other.measuredHundredths &&
  one.frequencyTenthsHz === other.frequencyTenthsHz &&
  isDeepStrictEqual(one.violations.toSorted(), other.violations.toSorted())

/** Takes a run out by a revision that says so. */
export const voidRun = (
  { actor, named, body: { reason }, remember }: Correcting<{ reason: string }>,
  now: string,
): Promise<Run> =>
  untilUnchanged(
    async () => {
      const at = await judgedClassAt(named.eventId, named.classKey)
      const staff = await classStaff(actor, at.event, named.classKey)
      const entries = await classEntriesOf(named.eventId, named.classKey)
      assertNeutralHead(staff, await leadersOf(at, entries), 'void')
      const last = await lastOf(await runOf(named))
      if (last.voidedBy) return last
      await assertNeutralTo(staff, at, entries, [last.entryId])
      refuse(runReasonRefusal(reason))
      const next: Run = {
        ...last,
        id: newId('run', now),
        voidedBy: actor.userId as Run['by'],
        revision: last.revision + 1,
        supersedes: last.id,
        reason,
        createdAt: now,
        updatedAt: now,
        version: 1,
      }
      return written(next, whileScoring(at, now, { correcting: true }), remember, now)
    },
    { crowd: true },
  )

async function written(run: Run, held: Write, remember: (run: Run) => Write[], now: string): Promise<Run> {
  const { eventId, classKey } = run
  await commit(...newRun(run), held, announce('class.scored', { eventId, classKey }, now), ...remember(run))
  return run
}
