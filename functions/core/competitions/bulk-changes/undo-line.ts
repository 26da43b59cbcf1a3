import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { placeOf } from '#core/competitions/competition-results/place-of.ts'
import { resultChanged } from '#core/competitions/competition-results/refuse-result.ts'
import { rekey } from '#core/competitions/competition-results/result-keys.ts'
import { resultCorrections, supersede } from '#core/competitions/competition-results/result-revisions.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { BulkLine } from '#shared/competitions/bulk-changes/bulk-change.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { AppError } from '#shared/errors.ts'
import { type BulkChanged, bulkChanged, type StoredBulkChange } from './bulk-changes.ts'

type Undoing = { by: Actor; bulk: StoredBulkChange }

/** Brings back what a result was, once; where someone has touched it since, it is left. */
export async function undoLine({ by, bulk }: Undoing, line: BulkLine, now: string): Promise<BulkLine> {
  const undone: BulkLine = { ...line, outcome: 'undone', sentence: 'Is back to what it was.' }
  const left: BulkLine = { ...line, outcome: 'left', sentence: resultChanged().message }
  try {
    return await untilUnchanged(async () => {
      const { resultId } = line
      const [result, correction] = await Promise.all([
        competitionResults.get({ id: resultId }, { consistent: true }),
        resultCorrections.get({ id: resultId }, { consistent: true }),
      ])
      // Read last: a call that undoes the same line meanwhile is then seen here or at the commit.
      const kept = await bulkChanged.get({ bulkId: bulk.id, resultId }, { consistent: true })
      if (kept?.isUndone) return undone
      const isUntouched =
        result?.version === kept?.after.version && (correction?.version ?? 0) === kept?.after.correction
      if (!kept || !result || !isUntouched) return left
      const { current, waiting, writes } = broughtBack(kept, result, correction, now)
      await commit(
        ...writes,
        bulkChanged.put({ ...kept, isUndone: true, version: kept.version + 1 }, { version: kept.version }),
        ...rekey(result.id, [result, correction], [current, waiting]),
        announce('result.decided', { resultId: result.id, was: placeOf(result) }, now),
        recordActivity(
          {
            by,
            ...(result.competitorId && { userId: result.competitorId }),
            type: 'result_update',
            description: 'Undid a bulk change to a result',
            metadata: { resultId: result.id, bulkId: bulk.id },
          },
          now,
        ),
      )
      return undone
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'busy') throw error
    return { ...left, sentence: error.code === 'version_conflict' ? left.sentence : error.message }
  }
}

type Back = { current: CompetitionResult; waiting: CompetitionResult | undefined; writes: Write[] }

/** Brings a counted result back as another revision; an accepted correction then waits again. */
function broughtBack(
  { before, correction: had }: BulkChanged,
  result: CompetitionResult,
  correction: CompetitionResult | undefined,
  now: string,
): Back {
  // The correction alone was refused.
  if (had && correction) {
    const waiting = { ...had, updatedAt: now, version: correction.version + 1 }
    return {
      current: result,
      waiting,
      writes: [resultCorrections.put(waiting, { version: correction.version })],
    }
  }
  const counted = before.status === 'verified'
  const current: CompetitionResult = {
    ...before,
    // Files that went with an accepted correction are gone.
    evidence: before.evidence.filter((file) => result.evidence.includes(file)),
    revision: counted ? result.revision + 1 : before.revision,
    updatedAt: now,
    version: result.version + 1,
  }
  const waiting = had && { ...had, revision: current.revision + 1, updatedAt: now, version: 1 }
  const there = correction ? { version: correction.version } : ({ absent: true } as const)
  return {
    current,
    waiting,
    writes: [
      competitionResults.put(current, { version: result.version }),
      ...(counted ? [supersede(result, now)] : []),
      // Someone may correct the result in this moment, which is then read again.
      waiting
        ? resultCorrections.put(waiting, { absent: true })
        : resultCorrections.check({ id: result.id }, there),
    ],
  }
}
