import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type {
  submitResult as contract,
  OwnResult,
} from '#shared/competitions/competition-results/contract.ts'
import { newId } from '#shared/ids.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { competitionResults } from './competition-results.ts'
import { ownResults } from './own-results.ts'
import { rekey } from './result-keys.ts'
import { settleReport } from './settle-report.ts'
import { commitWithEvidence } from './with-evidence.ts'

type Report = {
  by: Actor
  body: BodyOf<typeof contract>
  remember: (answer: OwnResult) => Write[]
}

/** A result as its reporter says; it counts for nothing until someone verifies it. */
export async function submitResult({ by, body, remember }: Report, now: string): Promise<OwnResult> {
  const {
    evidenceUploadIds,
    competitorId = by.userId as NonNullable<typeof body.competitorId>,
    ...fields
  } = body
  const settled = await settleReport(fields, { userId: by.userId, competitorId }, now)
  const result: CompetitionResult = {
    id: newId('res', now),
    source: 'member',
    ...fields,
    ...settled,
    competitorId,
    status: 'pending',
    evidence: [],
    submittedBy: by.userId as CompetitionResult['submittedBy'],
    submittedAt: now,
    rejections: 0,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  const [shown] = await ownResults(by, [result], now)
  let answer = shown as OwnResult
  await commitWithEvidence(
    { userId: by.userId, kept: [], uploadIds: evidenceUploadIds },
    (evidence) => {
      answer = { ...answer, evidence }
      return [
        competitionResults.put({ ...result, evidence }, { absent: true }),
        ...rekey(result.id, [], [result]),
        announce('result.submitted', { resultId: result.id }, now),
        recordActivity(
          {
            by,
            type: 'result_submit',
            description: `Reported ${showScore(result.score)} in ${answer.className} at ${answer.eventName}`,
            metadata: { resultId: result.id },
          },
          now,
        ),
        ...remember(answer),
      ]
    },
    now,
  )
  return answer
}
