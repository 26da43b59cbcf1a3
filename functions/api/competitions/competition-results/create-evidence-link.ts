import { readOwnResult, seesUnverified } from '#core/competitions/competition-results/read-result.ts'
import { resultNotFound } from '#core/competitions/competition-results/refuse-result.ts'
import { resultCorrections } from '#core/competitions/competition-results/result-revisions.ts'
import { evidenceKey } from '#core/competitions/competition-results/with-evidence.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { downloadLink } from '#core/platform/storage/objects.ts'
import { createEvidenceLink as contract } from '#shared/competitions/competition-results/contract.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const seconds = 60

const types: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

async function createEvidenceLink({ actor, params, body: { file }, now }: ApiRequest<typeof contract>) {
  const result = await readOwnResult(actor, params.resultId)
  if (!(await seesUnverified(actor, result))) throw resultNotFound()
  const correction = await resultCorrections.get({ id: result.id })
  if (![...result.evidence, ...(correction?.evidence ?? [])].includes(file))
    throw new AppError('not_found', 'evidence_not_found', 'This file no longer exists.')
  const name = file.slice(file.lastIndexOf('/') + 1)
  const contentType = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  const link = {
    url: await downloadLink({ key: evidenceKey(file), name, contentType, seconds, now }),
    expiresAt: addTime(now, { seconds }),
  }
  if (result.submittedBy !== actor.userId)
    await commit(
      recordActivity(
        {
          by: actor,
          userId: result.submittedBy,
          type: 'content_view',
          description: 'Opened the evidence of a result',
          metadata: { resultId: result.id },
        },
        now,
      ),
    )
  return link
}

export const handler = endpoint(contract, createEvidenceLink)
