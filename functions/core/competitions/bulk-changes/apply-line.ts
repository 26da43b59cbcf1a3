import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { decideResult, type ResultChanged } from '#core/competitions/competition-results/decide-result.ts'
import { placeOf } from '#core/competitions/competition-results/place-of.ts'
import { readResult } from '#core/competitions/competition-results/read-result.ts'
import { resultChanged, resultRefused } from '#core/competitions/competition-results/refuse-result.ts'
import { rekey } from '#core/competitions/competition-results/result-keys.ts'
import { resultCorrections, supersede } from '#core/competitions/competition-results/result-revisions.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { BulkLine } from '#shared/competitions/bulk-changes/bulk-change.ts'
import { AppError } from '#shared/errors.ts'
import { bulkChanged, bulkChanges, type StoredBulkChange } from './bulk-changes.ts'
import { correctionWaits } from './correction-waits.ts'
import { isMoving, type Moving, retargeted, targetOf } from './retarget.ts'

type Applying = { by: Actor; bulk: StoredBulkChange }

const isConflict = (error: unknown) => error instanceof AppError && error.code === 'version_conflict'

/** Changes one result of a bulk change, once, and says what became of it. */
export async function applyLine(at: Applying, line: BulkLine, now: string): Promise<BulkLine> {
  const named = { bulkId: at.bulk.id, resultId: line.resultId }
  const isDone = async () => (await bulkChanged.get(named, { consistent: true })) !== undefined
  const changed: BulkLine = { ...line, outcome: 'changed' }
  try {
    return await untilUnchanged(async () => {
      if (await isDone()) return changed
      await change(at, line, now)
      return changed
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'busy') throw error
    // Another call of the same change was faster.
    if (await isDone()) return changed
    const isLeft = isConflict(error) || error.code === 'result_changed'
    return {
      ...line,
      outcome: isLeft ? 'left' : 'refused',
      sentence: isLeft ? resultChanged().message : error.message,
    }
  }
}

async function change({ by, bulk }: Applying, line: BulkLine, now: string): Promise<void> {
  const { action } = bulk
  const kept = (of: ResultChanged): Write[] => [
    bulkChanges.check({ id: bulk.id }, { version: bulk.version }),
    bulkChanged.put(
      {
        bulkId: bulk.id,
        resultId: line.resultId,
        before: of.before,
        ...(of.correction && { correction: of.correction }),
        after: of.after,
        isUndone: false,
        changedAt: now,
        version: 1,
      },
      { absent: true },
    ),
  ]
  if (isMoving(action)) return move({ by, action, line, kept }, now)
  const { resultId, revision, version } = line
  await decideResult(
    {
      by,
      resultId,
      revision,
      version,
      decision:
        action.kind === 'accept'
          ? { kind: 'verify', reason: action.reason }
          : { kind: 'reject', decision: action.decision },
      writes: (_, of) => kept(of),
    },
    now,
  )
}

type Move = { by: Actor; action: Moving; line: BulkLine; kept: (of: ResultChanged) => Write[] }

async function move({ by, action, line, kept }: Move, now: string): Promise<void> {
  const [result, correction] = await Promise.all([
    readResult(line.resultId),
    resultCorrections.get({ id: line.resultId }, { consistent: true }),
  ])
  if (result.version !== line.version) throw resultChanged()
  if (correction) throw resultRefused(correctionWaits)
  const next = await retargeted(result, await targetOf(action, now), now)
  await commit(
    competitionResults.put(next, { version: result.version }),
    resultCorrections.check({ id: result.id }, { absent: true }),
    ...(result.status === 'verified' ? [supersede(result, now)] : []),
    ...rekey(result.id, [result], [next]),
    announce('result.decided', { resultId: result.id, was: placeOf(result) }, now),
    recordActivity(
      {
        by,
        ...(result.competitorId && { userId: result.competitorId }),
        type: 'result_update',
        description:
          action.kind === 'reclass'
            ? `Moved a result from ${result.classKey} to ${next.classKey}`
            : 'Moved a result to another event',
        metadata: { resultId: result.id },
      },
      now,
    ),
    ...kept({ before: result, correction: undefined, after: { version: next.version, correction: 0 } }),
  )
}
