import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { resultRemoval } from '#shared/competitions/competition-results/result-change.ts'
import { competitionResults } from './competition-results.ts'
import { importsChanged } from './imports-changed.ts'
import { changerOf } from './own-results.ts'
import { readOwnResult } from './read-result.ts'
import { resultRefused } from './refuse-result.ts'
import { rekey } from './result-keys.ts'
import { resultCorrections, supersede } from './result-revisions.ts'
import { namesOfResults } from './shown-results.ts'
import { forgetEvidence } from './with-evidence.ts'

type Removal = { by: Actor; resultId: string; remember: () => Write[] }

/** Removes a result with its correction. One that counted leaves what it was, so that its points are reversed. */
export async function removeResult({ by, resultId, remember }: Removal, now: string): Promise<void> {
  const result = await readOwnResult(by, resultId)
  const removal = resultRemoval(result, await changerOf(by, result), now)
  if (removal.kind === 'refused') throw resultRefused(removal.refusal)
  const [correction, names] = await Promise.all([
    resultCorrections.get({ id: resultId }, { consistent: true }),
    namesOfResults([result]),
  ])
  const { className, eventName } = names(result)
  const { version } = result
  const gone = {
    ...result,
    status: 'superseded' as const,
    evidence: [],
    updatedAt: now,
    version: version + 1,
  }
  await commit(
    ...(removal.kind === 'take_back'
      ? [
          competitionResults.put(gone, { version }),
          supersede(result, now),
          announce('result.decided', { resultId: result.id }, now),
        ]
      : [competitionResults.delete(result), ...importsChanged([result], now)]),
    // A correction that someone makes in this moment would wait forever.
    correction
      ? resultCorrections.delete(correction)
      : resultCorrections.check({ id: resultId }, { absent: true }),
    ...rekey(result.id, [result, correction], []),
    ...forgetEvidence([...new Set([...result.evidence, ...(correction?.evidence ?? [])])], now),
    recordActivity(
      {
        by,
        ...(result.competitorId && { userId: result.competitorId }),
        type: 'result_update',
        description: `Removed a result in ${className} at ${eventName}`,
        metadata: { resultId: result.id },
      },
      now,
    ),
    ...remember(),
  )
}
