import { teamLocks } from '#core/community/teams/team-members.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { ResultRow } from '#shared/competitions/competition-results/contract.ts'
import {
  rejectRefusal,
  verifiedAs,
  verifyRefusal,
} from '#shared/competitions/competition-results/result-refusal.ts'
import { competitionResults } from './competition-results.ts'
import { placeOf } from './place-of.ts'
import { readResult } from './read-result.ts'
import { resultChanged, resultRefused } from './refuse-result.ts'
import { rekey } from './result-keys.ts'
import { resultCorrections, supersede } from './result-revisions.ts'
import { namesOfResults, resultRow } from './shown-results.ts'
import { tellOfRefusal, tellOfVerification } from './tell-of-decision.ts'
import { forgetEvidence } from './with-evidence.ts'

export type Decision = { kind: 'verify'; reason: string } | { kind: 'reject'; decision: string }

type Deciding = {
  by: Actor
  resultId: string
  /** The revision that the verifier saw. */
  revision: number
  /** The version that they saw, if it is required. */
  version?: number
  decision: Decision
  /** Other writes of the same transaction. */
  writes: (answer: ResultRow, change: ResultChanged) => Write[]
}

/** The effect of a decision: the result and its correction before it, and their versions after it. */
export type ResultChanged = {
  before: CompetitionResult
  correction: CompetitionResult | undefined
  after: { version: number; correction: number }
}

/** Tells whether two members are currently on the same team. */
export async function areTeammates(userId: string, competitorId: string | undefined): Promise<boolean> {
  if (!competitorId || competitorId === userId) return false
  const [own, other] = await Promise.all([teamLocks.get({ userId }), teamLocks.get({ userId: competitorId })])
  return own !== undefined && own.teamId === other?.teamId
}

/**
 * Accepts or refuses a result or its correction. The first of two simultaneous decisions counts, and repeating it
 * changes nothing.
 */
export const decideResult = (deciding: Deciding, now: string): Promise<ResultRow> =>
  untilUnchanged(async () => {
    const { by, resultId, revision, version, decision, writes } = deciding
    const [result, correction] = await Promise.all([
      readResult(resultId),
      resultCorrections.get({ id: resultId }, { consistent: true }),
    ])
    const names = await namesOfResults([result, ...(correction ? [correction] : [])])
    const of = correction?.revision === revision ? correction : result
    if (of.revision !== revision) throw concurrentChange()
    if (version !== undefined && of.version !== version) throw resultChanged()
    const isSame = of.status === (decision.kind === 'verify' ? 'verified' : 'rejected')
    if (isSame) return resultRow(result, names(result))
    const after = await decided(of, by, decision, now)
    const { current, writes: changed, waiting } = written({ result, correction, of, after }, now)
    const answer = resultRow(current, names(current))
    const tell = decision.kind === 'verify' ? tellOfVerification : tellOfRefusal
    await commit(
      ...changed,
      announce(
        'result.decided',
        { resultId: result.id, ...(of === correction && { was: placeOf(result) }) },
        now,
      ),
      ...(await tell(after, names(after), now)),
      recordActivity(
        {
          by,
          ...(after.competitorId && { userId: after.competitorId }),
          type: 'result_review',
          description: `${decision.kind === 'verify' ? 'Verified' : 'Rejected'} a result in ${names(after).className} at ${names(after).eventName}`,
          metadata: { resultId: result.id, ...(after.verifiedAs && { as: after.verifiedAs }) },
          before: { status: of.status },
          after: { status: after.status, decision: after.decision ?? '' },
        },
        now,
      ),
      ...writes(answer, {
        before: result,
        correction,
        after: { version: current.version, correction: waiting?.version ?? 0 },
      }),
    )
    return answer
  })

async function decided(
  of: CompetitionResult,
  { userId }: Actor,
  decision: Decision,
  now: string,
): Promise<CompetitionResult> {
  if (of.source === 'event')
    throw resultRefused({
      code: 'result_of_class',
      message: 'Verify the class of this result. That also verifies its results.',
    })
  const common = {
    ...of,
    decidedBy: userId as CompetitionResult['submittedBy'],
    decidedAt: now,
    updatedAt: now,
    version: of.version + 1,
  }
  if (decision.kind === 'reject') {
    const refusal = rejectRefusal(of, { userId, decision: decision.decision })
    if (refusal) throw resultRefused(refusal)
    return { ...common, status: 'rejected', rejections: of.rejections + 1, decision: decision.decision }
  }
  const verifier = {
    userId,
    reason: decision.reason,
    isTeammate: await areTeammates(userId, of.competitorId),
  }
  const refusal = verifyRefusal(of, verifier) ?? (await judgedRefusal(of))
  if (refusal) throw resultRefused(refusal)
  const as = verifiedAs(of, verifier)
  return {
    ...common,
    status: 'verified',
    ...(decision.reason && { decision: decision.reason }),
    ...(as && { verifiedAs: as }),
  }
}

/** A class that was opened again, once all that was imported was refused, is judged here since its first run. */
async function judgedRefusal({ source, eventId, classKey }: CompetitionResult) {
  if (source !== 'import' || !eventId) return undefined
  const of = await competitionClasses.get({ eventId, classKey }, { consistent: true })
  return of && of.state !== 'planned' && of.state !== 'void'
    ? {
        code: 'judges_report',
        message: 'The judges of this event report this class. Reject this result instead.',
      }
    : undefined
}

type Decided = {
  result: CompetitionResult
  correction: CompetitionResult | undefined
  of: CompetitionResult
  after: CompetitionResult
}

/** A correction that is accepted takes the place of what it corrects. */
function written({ result, correction, of, after }: Decided, now: string) {
  if (of !== correction)
    return {
      current: after,
      writes: [competitionResults.put(after, { version: result.version })],
      waiting: correction,
    }
  if (after.status !== 'verified')
    return {
      current: result,
      writes: [resultCorrections.put(after, { version: correction.version })],
      waiting: after,
    }
  const current = { ...after, version: result.version + 1 }
  return {
    current,
    waiting: undefined,
    writes: [
      competitionResults.put(current, { version: result.version }),
      resultCorrections.delete(correction),
      supersede(result, now),
      ...rekey(result.id, [result, correction], [current]),
      ...forgetEvidence(
        result.evidence.filter((file) => !current.evidence.includes(file)),
        now,
      ),
    ],
  }
}
