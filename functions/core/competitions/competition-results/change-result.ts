import { isDeepStrictEqual } from 'node:util'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type {
  CompetitionResult,
  ResultFields,
} from '#shared/competitions/competition-results/competition-result.ts'
import type {
  changeResult as contract,
  OwnResult,
} from '#shared/competitions/competition-results/contract.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { competitionResults } from './competition-results.ts'
import { importsChanged } from './imports-changed.ts'
import { changeOf, changerOf, ownResults } from './own-results.ts'
import { readOwnResult } from './read-result.ts'
import { resultRefused } from './refuse-result.ts'
import { rekey } from './result-keys.ts'
import { resultCorrections } from './result-revisions.ts'
import { settleReport } from './settle-report.ts'
import { commitWithEvidence, forgetEvidence } from './with-evidence.ts'

type Change = {
  by: Actor
  resultId: string
  body: BodyOf<typeof contract>
  remember: (answer: OwnResult) => Write[]
}

/** Changes a result where it is; of a verified one, makes or changes the correction that waits while it counts. */
export async function changeResult(
  { by, resultId, body, remember }: Change,
  now: string,
): Promise<OwnResult> {
  const result = await readOwnResult(by, resultId)
  const correction = await resultCorrections.get({ id: resultId }, { consistent: true })
  const change = changeOf(result, correction, await changerOf(by, result), now)
  if (change.kind === 'refused') throw resultRefused(change.refusal)
  const isCorrection = change.kind === 'correction'
  const before = correction ?? result
  if (before.version !== body.version) throw concurrentChange()
  const { competitorId } = result
  if (!competitorId) throw resultRefused({ code: 'result_fixed', message: 'This result belongs to a guest.' })
  const fields = changedFields(before, body, change.fields)
  const settled = await settleReport(fields, { userId: result.submittedBy, competitorId, before }, now)
  const removed = before.evidence.filter((file) => body.removeEvidence.includes(file))
  const isSame =
    removed.length === 0 &&
    !body.evidenceUploadIds?.length &&
    isDeepStrictEqual(fields, changedFields(before, { ...body, clear: [] }, []))
  // Nothing was changed. One that was refused waits to be looked at again.
  if (isSame && before.status !== 'rejected') {
    const [same] = await ownResults(by, [result], now)
    return same as OwnResult
  }
  const next: CompetitionResult = {
    ...withoutFields(before),
    ...fields,
    ...settled,
    // The home state of the day stays.
    ...(before.state && { state: before.state }),
    ...(by.userId !== competitorId &&
      by.userId !== before.submittedBy && { changedBy: by.userId as CompetitionResult['submittedBy'] }),
    status: 'pending',
    revision: isCorrection ? result.revision + 1 : before.revision,
    createdAt: before.createdAt,
    updatedAt: now,
    version: before.version + 1,
    ...(isCorrection && !correction && { rejections: 0, submittedAt: now, version: 1 }),
  }
  const current = isCorrection ? result : next
  const [shown] = await ownResults(by, [current], now)
  let answer = shown as OwnResult
  await commitWithEvidence(
    {
      userId: by.userId,
      kept: before.evidence.filter((file) => !removed.includes(file)),
      uploadIds: body.evidenceUploadIds ?? [],
    },
    (evidence) => {
      const written = { ...next, evidence }
      answer = isCorrection
        ? { ...answer, correction: ownPart(written), version: written.version }
        : { ...answer, evidence, version: written.version }
      return [
        ...(isCorrection
          ? [
              competitionResults.check({ id: resultId }, { version: result.version }),
              resultCorrections.put(written, correction ? { version: correction.version } : { absent: true }),
            ]
          : [competitionResults.put(written, { version: result.version })]),
        ...rekey(result.id, [result, correction], isCorrection ? [result, written] : [written]),
        // A verified result keeps its verification.
        ...forgetEvidence(
          removed.filter((file) => !isCorrection || !result.evidence.includes(file)),
          now,
        ),
        announce('result.submitted', { resultId: result.id }, now),
        ...importsChanged([result, ...(isCorrection ? [] : [written])], now),
        recordActivity(
          {
            by,
            ...(by.userId === competitorId ? {} : { userId: competitorId }),
            type: 'result_update',
            description: `${isCorrection ? 'Corrected' : 'Changed'} a result in ${answer.className} at ${answer.eventName}`,
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

const ownPart = ({
  decidedBy: _,
  verifiedAs: __,
  importId: ___,
  changedBy: ____,
  ...rest
}: CompetitionResult) => rest

/** The fields that a change decides again, and those that only follow from them. */
function withoutFields({
  place: _,
  seasonId: __,
  vehicleId: ___,
  vehicle: ____,
  eventId: _____,
  elsewhere: ______,
  decidedBy: _______,
  decidedAt: ________,
  decision: _________,
  verifiedAs: __________,
  ...rest
}: CompetitionResult) {
  return rest
}

/** The fields as they will be: those that may change and were given, the others as they are. */
function changedFields(
  before: CompetitionResult,
  { clear, version: _, removeEvidence: __, evidenceUploadIds: ___, ...given }: BodyOf<typeof contract>,
  allowed: readonly string[],
): ResultFields {
  const { eventId, elsewhere, leagueId, seasonId, classKey, score, place, vehicleId, notes } = before
  const had = { eventId, elsewhere, leagueId, seasonId, classKey, score, place, vehicleId, notes }
  const taken = Object.fromEntries(
    Object.entries(given).filter(([field, value]) => value !== undefined && allowed.includes(field)),
  )
  const next = { ...had, ...taken }
  // An event is one that is held here or one elsewhere.
  if ('eventId' in taken && !('elsewhere' in taken)) next.elsewhere = undefined
  if ('elsewhere' in taken && !('eventId' in taken)) next.eventId = undefined
  for (const field of clear) if (allowed.includes(field)) next[field] = undefined
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as ResultFields
}
